import { messages } from '@ninefold/messages';

export const tenantSwitcherMessages = messages('tenant-switcher', {
  all: 'All {tenants}',
  search: 'Search {tenants}',
  noMatch: 'No matching {tenants}',
  loading: 'Loading {tenants}…',
  retry: 'Retry',
});
