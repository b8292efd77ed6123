import { messages } from '@ninefold/messages';

export const addressMessages = messages('list-address', {
  order: 'The sort order “{value}” is not valid and is ignored.',
  rows: '“{value}” is not a number of rows. The list starts at the first row.',
  filter: 'The filter “{value}” is not valid and is ignored.',
  filterOf: 'The filter “{value}” of “{field}” is not valid and is ignored.',
  part: 'The part “{part}” of the address is not valid and is ignored.',
  filterField: 'The field “{field}” doesn’t exist, so the filter is ignored.',
  orderField: 'The field “{field}” doesn’t exist, so the sort order is ignored.',
  relation: 'There are no related records “{relation}”, so the filter is ignored.',
  nested:
    'A filter on related records can’t hold one on records related to those. The filter is ignored.',
  operator: '{field} can’t be filtered that way. The filter is ignored.',
  filterValue: 'The filter of {field} is ignored, because “{value}” is not valid. {problem}',
  notSortable: '{field} can’t be sorted. The sort order is ignored.',
});
