import { messages } from '@ninefold/messages';

export const catalogMessages = messages('catalog', {
  callFunction: 'Calls {name}',
  platformRoles: 'Supabase’s Postgres roles',
});
