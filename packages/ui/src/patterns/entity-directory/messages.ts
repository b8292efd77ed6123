import { messages } from '@ninefold/messages';

export const entityDirectoryMessages = messages('entity-directory', {
  search: 'Search entities',
  list: 'Entities',
  more: 'Show more',
  found: '{count, plural, one {# entity} other {# entities}}',
  foundMore: '{listed, number} of {total, number} shown. Search to find the others.',
  none: 'No matching entities',
  noneAdvice:
    'The search covers the names, labels and descriptions of all entities that you can read.',
  clear: 'Clear search',
});
