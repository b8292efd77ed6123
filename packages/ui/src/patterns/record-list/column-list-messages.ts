import { messages } from '@ninefold/messages';

export const columnListMessages = messages('column-list', {
  columns: 'Columns',
  showAll: 'Show all',
  unfitting:
    '{count, plural, one {# column doesn’t fit beside the others. If you select more columns, the table scrolls.} other {# columns don’t fit beside the others. If you select more columns, the table scrolls.}}',
});
