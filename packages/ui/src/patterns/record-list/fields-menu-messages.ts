import { messages } from '@ninefold/messages';

export const fieldsMenuMessages = messages('fields-menu', {
  reset: 'Reset',
  /** Names one of the chosen fields. */
  chosen: '{position, number}. {field}',
  moveUp: 'Move {field} up',
  moveDown: 'Move {field} down',
  remove: 'Remove {field}',
  added: '{field} added',
});
