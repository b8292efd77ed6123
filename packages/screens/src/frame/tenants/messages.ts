import { messages } from '@ninefold/messages';

export const tenantMessages = messages('tenants', {
  notFound: '{Entity} not found',
  all: 'All {entities}',
});
