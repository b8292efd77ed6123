import { messages } from '@ninefold/messages';

export const paginationMessages = messages('pagination', {
  pages: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
});
