import { formatList } from '@ninefold/messages';
import {
  type Entity,
  entityId,
  type Field,
  type Specification,
  stateFieldOf,
} from '@ninefold/specification';
import type { SpecificationFact } from '../../patterns/specification-facts/index.ts';
import { fieldAnchor, statesAddress } from '@ninefold/screens/inspector';
import { detailIfKnown, present, yesOrNo } from './fact-parts.ts';
import { factMessages, fieldFactMessages } from './messages.ts';
import { fieldWords, originWords } from './value-words.ts';

export function fieldFact(
  specification: Specification,
  entity: Entity,
  field: Field,
): SpecificationFact {
  const id = entityId(entity);
  const { name, label, type, baseType, expression, indexed = [] } = field;
  const origin = originWords(field);
  const lines = present([
    `${name}  ${baseType === undefined ? type : `${type} (${baseType})`}`,
    field.default !== null && fieldFactMessages.default({ sql: field.default }),
    expression !== undefined && fieldFactMessages.computedAs({ sql: expression }),
    indexed.length > 0 &&
      fieldFactMessages.indexedFor({
        uses: formatList(indexed.map((use) => fieldFactMessages.use({ use }))),
      }),
  ]);
  return {
    id: fieldAnchor(id, name),
    title: label.value ?? name,
    name,
    text: fieldWords(field),
    badges: present([
      entity.key.includes(name) && { label: fieldFactMessages.key, tone: 'accent' },
      { label: field.nullable ? fieldFactMessages.mayBeEmpty : fieldFactMessages.neverEmpty },
      origin !== undefined && { label: origin },
    ]),
    details: present([
      detailIfKnown(factMessages.description, field.description),
      stateFieldOf(specification, entity, name) && {
        term: fieldFactMessages.states,
        links: [
          { label: fieldFactMessages.values, href: statesAddress({ entity: id, field: name }) },
        ],
      },
      detailIfKnown(factMessages.hidden, field.hidden, yesOrNo),
    ]),
    code: [{ label: fieldFactMessages.column({ name }), code: lines.join('\n') }],
    source: field.source,
    sources: [{ of: factMessages.label, source: label.source }],
  };
}
