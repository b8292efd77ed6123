import { messages } from '@ninefold/messages';

export const specificationPointMessages = messages('specification-point', {
  notShown: 'not shown',
  known: 'known',
  onlyDerived: 'only derived',
  fromDatabase: 'from the database',
  declared: 'declared',
  countFromDatabase: '{count, number} from the database',
  countDeclared: '{count, number} declared',
  countDerived: '{count, number} derived',
  countFromPlatform: '{count, number} from the platform',
  countNotShown: '{count, number} not shown',
  shares: '{title}: {counts}',
  isNotShown: '{what}: not shown',
  coverage: 'What is known about this point',
  missing: '{count, plural, one {# fact is not shown} other {# facts are not shown}}',
  found: '{found, number} of {total, number}',
  nothingFound: 'Nothing here matches “{search}”.',
  points: 'Points of the specification',
  previous: 'Previous point',
  next: 'Next point',
});
