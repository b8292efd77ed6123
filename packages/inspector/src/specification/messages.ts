import { messages } from '@ninefold/messages';

export const specificationMessages = messages('specification-screen', {
  title: 'Specification',
  nothingKnown: 'Nothing is known about this product yet',
  known: 'What is known about this product',
  blankSummary:
    '{points, plural, one {# point} other {# points}}, {statements, plural, one {# statement} other {# statements}}: all {notShown}.',
  facts:
    '{facts, plural, one {# fact} other {# facts}}: <database>{fromDatabase, number} from the database</database>, <declared>{fromDeclaration, number} declared</declared>. {derived, plural, one {# more is} other {# more are}} derived from them.',
  statementsNotShown:
    '{count, plural, =0 {Something is known about every statement.} one {# of {all, number} statements is not shown.} other {# of {all, number} statements are not shown.}}',
  blankLegend:
    'Two things are known: the product runs in a browser, and it comes with a client for a hosted relational database.',
  legend:
    'Green: from the database. Blue: declared. Empty: not shown, and never guessed. Derived labels and the platform’s own codes are not counted.',
  notApplied:
    '{count, plural, one {# declaration couldn’t be applied for this account} other {# declarations couldn’t be applied for this account}}',
  earlierFunctions: 'The functions in the database are of an earlier version',
  installAgain: 'Someone on the team should run {command}.',
  notShown: '{what}: not shown',
  moreNotShown: '{count, number} more not shown',
  connect: 'Connect your database',
  connectText: 'Its catalog is read with the role of the person who signs in. Nothing is changed.',
  writeDown: 'Write down what you know',
  writeDownText: 'One typed file. Your editor marks what doesn’t fit.',
});

export const specificationPointMessages = messages('specification-point-screen', {
  pageTitle: '{title} · Specification',
  nothingKnown: 'Nothing is known about this yet.',
  link: '{number} {title}',
  search:
    '{point, select, purpose {Search statements} screens {Search screens} entities {Search fields} states {Search states and transitions} rules {Search rules} permissions {Search permissions} calls {Search calls} errors {Search errors} other {Search limits}}',
  relations: 'Entities and their relations',
  permissions: 'What each role may do',
});
