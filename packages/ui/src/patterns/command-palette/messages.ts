import { messages } from '@ninefold/messages';

export const commandPaletteMessages = messages('command-palette', {
  label: 'Search or jump to…',
  close: 'Close',
  results: 'Results',
  found: '{count, plural, one {# result} other {# results}}',
  searching: 'Searching…',
  nothing: 'No matches',
  nothingAdvice: 'Try another word, or type less of it.',
  retry: 'Retry',
  move: 'Move',
  open: 'Open',
  openNew: 'Open in a new tab',
});
