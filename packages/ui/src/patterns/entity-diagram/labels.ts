import type { EntityDiagramLabels } from './entity-diagram-props.ts';

export const entityDiagramLabels: EntityDiagramLabels = {
  view: 'Relations',
  diagram: 'Diagram',
  list: 'List',
  loading: 'Drawing the diagram…',
  failed: 'The diagram could not be loaded. The list says the same.',
  tooMany: (count, most) =>
    `${count} entities are too many to be drawn at once. Search for some of them: up to ${most} are drawn.`,
  more: (count) => `${count} more`,
  one: '1',
  many: 'n',
  noneOrOne: '0–1',
  key: 'key',
  reference: 'reference',
  legend:
    'A line leads from the entity that refers to the one that it refers to. n: any number of records. 1: exactly one. 0–1: one or none.',
  refersTo: ({ label, optional }, title) =>
    `${label}: ${optional ? 'one or none' : 'exactly one'} of ${title}`,
  referredBy: ({ label, unique }, title) =>
    `${unique ? 'at most one' : 'any number'} of ${title}, by ${label}`,
  tiedToNothing: 'No relation to another entity',
};
