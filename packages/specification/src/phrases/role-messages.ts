import { messages } from '@ninefold/messages';

/** The labels of the roles that come with Supabase, by their names. */
export const roleMessages = messages('roles', {
  anon: 'Not signed in',
  authenticated: 'Signed in',
  service_role: 'Service',
});
