import {
  type Entity,
  entityId,
  type Field,
  type Specification,
  stateFieldOf,
} from '@ninefold/specification';
import type { FactSection, SpecificationFact } from '@ninefold/ui/patterns/specification-facts';
import { fieldAnchor, statesAddress } from '../../addresses/index.ts';
import { detailIfKnown } from './fact-parts.ts';
import { fieldWords, originWords } from './value-words.ts';

export function fieldFact(
  specification: Specification,
  entity: Entity,
  field: Field,
): SpecificationFact {
  const id = entityId(entity);
  const {
    name,
    label,
    description,
    hidden,
    source,
    type,
    baseType,
    expression,
    indexed = [],
  } = field;
  const states = stateFieldOf(specification, entity, name);
  const lines = [
    `${name}  ${baseType === undefined ? type : `${type} (${baseType})`}`,
    ...(field.default === null ? [] : [`default  ${field.default}`]),
    ...(expression === undefined ? [] : [`computed as  ${expression}`]),
    ...(indexed.length === 0 ? [] : [`quick to  ${indexed.map((use) => uses[use]).join(', ')}`]),
  ];
  return {
    id: fieldAnchor(id, name),
    title: label.value ?? name,
    name,
    text: fieldWords(field),
    badges: badges(entity, field),
    details: [
      ...detailIfKnown('Description', description),
      ...(states === undefined
        ? []
        : [
            {
              term: 'States',
              links: [
                { label: 'its list of values', href: statesAddress({ entity: id, field: name }) },
              ],
            },
          ]),
      ...detailIfKnown('Hidden from screens', hidden, (is) => (is ? 'yes' : 'no')),
    ],
    code: [{ label: `Column ${name}`, code: lines.join('\n') }],
    source,
    sources: [{ of: 'Label', source: label.source }],
  };
}

function badges(entity: Entity, field: Field): NonNullable<FactSection['facts'][number]['badges']> {
  const origin = originWords(field);
  return [
    ...(entity.key.includes(field.name) ? [{ label: 'key', tone: 'accent' as const }] : []),
    ...(field.nullable ? [{ label: 'may be empty' }] : [{ label: 'never empty' }]),
    ...(origin === undefined ? [] : [{ label: origin }]),
  ];
}

const uses = {
  order: 'sort by',
  equality: 'find',
  prefix: 'find by its beginning',
  'part of text': 'find by a part of it',
  containment: 'find by what it contains',
} as const;
