import { messages } from '@ninefold/messages';

export const entityDiagramMessages = messages('entity-diagram', {
  view: 'Relations',
  diagram: 'Diagram',
  list: 'List',
  loading: 'Drawing the diagram…',
  failed: 'The diagram couldn’t be loaded. Select List to see the same relations.',
  tooMany:
    '{count, number} entities are too many to draw at once. Search to draw up to {most, number} of them.',
  more: '{count, number} more',
  one: '1',
  many: 'n',
  noneOrOne: '0–1',
  legend:
    'A line leads from an entity to the entity that it refers to. n: any number of records. 1: exactly one. 0–1: one or none.',
  refersToOne: '{field}: exactly one of {entities}',
  refersToNoneOrOne: '{field}: one or none of {entities}',
  referredByOne: 'at most one of {entities}, by {field}',
  referredByMany: 'any number of {entities}, by {field}',
  noRelations: 'No relations to other entities',
});
