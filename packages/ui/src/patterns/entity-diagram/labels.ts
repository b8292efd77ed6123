import type { EntityRelation } from './entity-diagram-props.ts';

export const entityDiagramLabels = {
  view: 'Relations',
  diagram: 'Diagram',
  list: 'List',
  loading: 'Drawing the diagram…',
  failed: 'The diagram couldn’t be loaded. The list says the same.',
  tooMany: (count: number, most: number) =>
    `${count} entities are too many to draw at once. Search to draw up to ${most} of them.`,
  more: (count: number) => `${count} more`,
  one: '1',
  many: 'n',
  noneOrOne: '0–1',
  key: 'key',
  reference: 'reference',
  legend:
    'A line leads from an entity to the entity that it refers to. n: any number of records. 1: exactly one. 0–1: one or none.',
  refersTo: ({ label, optional }: EntityRelation, title: string) =>
    `${label}: ${optional ? 'one or none' : 'exactly one'} of ${title}`,
  referredBy: ({ label, unique }: EntityRelation, title: string) =>
    `${unique ? 'at most one' : 'any number'} of ${title}, by ${label}`,
  tiedToNothing: 'No relations to other entities',
};
