import { messages } from '@ninefold/messages';

export const boardMessages = messages('board', {
  withoutState: 'No value',
  countOfAbout: 'about {count}',
  records: '{count, plural, one {# record} other {# records}}',
  recordsOfAbout: 'about {count, plural, one {# record} other {# records}}',
  loading: 'Loading…',
  empty: 'No records',
  /** Names the button that collapses and expands a column. */
  cards: 'Cards in “{state}”',
  collapsed: 'Collapsed',
  more: 'Show more',
  all: 'Show all in the table',
  /** Names of keys. */
  columnToTheRight: 'Column to the right',
  columnToTheLeft: 'Column to the left',
  toHead: 'Button that collapses the column',
  /** Names the button that drags a card by keyboard. */
  drag: 'Move {title}',
  /** Names the menu of a card. */
  transitions: 'Change status of {title}',
  busy: 'Wait until “{title}” is saved.',
});
