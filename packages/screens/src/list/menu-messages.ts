import { messages } from '@ninefold/messages';

/** Apart from the list's other messages, which its first load doesn't need. */
export const listMenuMessages = messages('list-menu', {
  export: 'Export…',
  import: 'Import…',
  editCells: 'Edit cells',
  jump: 'Jump to…',
});
