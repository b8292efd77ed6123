import { messages } from '@ninefold/messages';

export const summaryMessages = messages('summaries', {
  sumsNotShown: 'Sums not shown',
  groupsNotShown: 'Groups not shown',
  aggregates:
    'There are too many records to add up in the browser, and the project’s Data API doesn’t allow aggregate functions. To allow them, run this SQL as an administrator:',
  related:
    'There are too many records to add up in the browser, and the Data API can’t add up records that a search or a filter finds by related records. Remove the search or that filter, or narrow the list.',
  sql: 'SQL that allows aggregate functions',
});
