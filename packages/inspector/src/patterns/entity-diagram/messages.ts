import { messages } from '@ninefold/messages';

export const entityDiagramMessages = messages('entity-diagram', {
  view: 'Relations',
  diagram: 'Diagram',
  list: 'List',
  loading: 'Drawing the diagram…',
  failed: 'The diagram couldn’t be loaded. Select List to see the same relations.',
  tooMany:
    'The diagram can show at most {most, number} entities at once, and there are {count, number}. Search to narrow them down.',
  more: '{count, number} more',
  one: '1',
  many: 'n',
  noneOrOne: '0–1',
  legend:
    'A line leads from an entity to the entity that it refers to. n: any number of records. 1: exactly one. 0–1: one or none.',
  refersToOne: '{field}: exactly one record of “{entities}”',
  refersToNoneOrOne: '{field}: one record of “{entities}”, or none',
  referredByOne: 'at most one record of “{entities}”, through “{field}”',
  referredByMany: 'any number of records of “{entities}”, through “{field}”',
  noRelations: 'No relations to other entities',
});
