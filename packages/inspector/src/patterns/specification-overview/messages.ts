import { messages } from '@ninefold/messages';

export const specificationOverviewMessages = messages('specification-overview', {
  notShown: 'not shown',
  fromDatabase: 'from the database',
  declared: 'declared',
  points: 'The nine points',
  shares:
    '{notShown, plural, =0 {{title}: {database, number} from the database, {declared, number} declared} other {{title}: {database, number} from the database, {declared, number} declared, # not shown}}',
  isNotShown: '{title}: not shown',
});
