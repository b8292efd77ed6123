import { messages } from '@ninefold/messages';

export const comboboxMessages = messages('combobox', {
  clear: 'Clear',
  showOptions: 'Show options',
  searching: 'Searching…',
  nothingFound: 'No matches.',
  searchFailed: 'The search failed.',
  retry: 'Retry',
  recent: 'Recent',
  create: 'Create “{text}”',
  createNew: 'Create new',
  notChosen: 'Choose an option from the list, or clear this field.',
});
