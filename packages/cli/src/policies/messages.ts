import { messages } from '@ninefold/messages';

export const proofMessages = messages('command-policies', {
  noRoles:
    'The database has none of the roles of the Data API ({roles}), so there is nobody to try. Is it a Supabase project?',
  noPerson:
    'No account has the e-mail address or ID {person}. List the accounts in the dashboard under "Authentication".',
  noAccess:
    'The roles of people could not be read where "{access}" in the declaration says that they are. The database reports: {reason}',
  noSwitch:
    'The user of the connection may not switch to the role {role}. Connect as a user that may (on Supabase: postgres), or run: {sql}',
  notAll:
    'The user of the connection doesn’t read all records of {place}, so there is nothing to compare with. Connect as the owner of the tables, or as a role that bypasses row-level security (on Supabase: postgres).',
});
