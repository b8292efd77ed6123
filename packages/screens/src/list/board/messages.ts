import { messages } from '@ninefold/messages';

export const listBoardMessages = messages('list-board', {
  label: '{entities} by {field}',
  withoutValue: 'To delete the value of {field}, edit the record.',
  noTransition: '{title} can’t change to “{state}”.',
  /** Title of a message: 'Work order “Replace bearing” was not moved'. */
  notMoved: '{entity} “{title}” was not moved',
});
