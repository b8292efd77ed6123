import { messages } from '@ninefold/messages';

export const afterWriteMessages = messages('after-write', {
  notRefreshed: 'The screen couldn’t be refreshed. Reload the page to see the current values.',
});

export const triedMessages = messages('tried', {
  many: '{kind, select, edit {{count, plural, one {# {entity} would be edited} other {# {entities} would be edited}}} status {The status of {count, plural, one {# {entity}} other {# {entities}}} would be changed} delete {{count, plural, one {# {entity} would be deleted} other {# {entities} would be deleted}}} other {{count, plural, one {# {entity} would be restored} other {# {entities} would be restored}}}}',
  ran: '{function} would run',
});
