import { messages } from '@ninefold/messages';

export const whyWindowMessages = messages('why-window', {
  loading: 'Loading…',
  unknown: 'Reason: not shown. The specification doesn’t say why.',
  source:
    '{from, select, database {from the database} declared {declared} platform {from the platform} derived {derived} other {not shown}}',
  /** Names a link for those who hear it alone. */
  inSpecification: 'In the specification: {place}',
  remedies: 'What you can do',
  developers: 'For developers',
  everything: 'Other questions on this screen',
  listTitle: 'Questions on this screen',
  listHint:
    'Choose a question, or select a marked item on the screen. Keyboard: press ? on the focused item, or Shift F1 in a field.',
  find: 'Search questions',
  nothing: 'No matches on this screen',
});
