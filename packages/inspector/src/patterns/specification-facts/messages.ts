import { messages } from '@ninefold/messages';

export const specificationFactsMessages = messages('specification-facts', {
  notShown: 'not shown',
  fromDatabase: 'from the database',
  declared: 'declared',
  platform: 'from the platform',
  derived: 'derived',
  forDevelopers: 'For developers',
  isNotShown: '{what}: not shown',
  moreSources: '{count, plural, one {# more source} other {# more sources}}',
  open: 'Open {title}',
});
