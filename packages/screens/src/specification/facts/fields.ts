import {
  type Entity,
  entityId,
  type Field,
  type Specification,
  stateFieldOf,
} from '@ninefold/specification';
import type { SpecificationFact } from '@ninefold/ui/patterns/specification-facts';
import { fieldAnchor, statesAddress } from '../../addresses/index.ts';
import { detailIfKnown, present } from './fact-parts.ts';
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
    field.default !== null && `default  ${field.default}`,
    expression !== undefined && `computed as  ${expression}`,
    indexed.length > 0 && `quick to  ${indexed.map((use) => uses[use]).join(', ')}`,
  ]);
  return {
    id: fieldAnchor(id, name),
    title: label.value ?? name,
    name,
    text: fieldWords(field),
    badges: present([
      entity.key.includes(name) && { label: 'key', tone: 'accent' },
      { label: field.nullable ? 'may be empty' : 'never empty' },
      origin !== undefined && { label: origin },
    ]),
    details: present([
      detailIfKnown('Description', field.description),
      stateFieldOf(specification, entity, name) && {
        term: 'States',
        links: [{ label: 'its list of values', href: statesAddress({ entity: id, field: name }) }],
      },
      detailIfKnown('Hidden from screens', field.hidden, (is) => (is ? 'yes' : 'no')),
    ]),
    code: [{ label: `Column ${name}`, code: lines.join('\n') }],
    source: field.source,
    sources: [{ of: 'Label', source: label.source }],
  };
}

const uses = {
  order: 'sort by',
  equality: 'find',
  prefix: 'find by its beginning',
  'part of text': 'find by a part of it',
  containment: 'find by what it contains',
} as const;
