/**
 * Roles that `behaviour.sql` creates where they are missing. A server has them for all of its
 * databases, so every database that is compared is to have them.
 */
export const deskSql = `
  create role authenticator noinherit;
  create role clerk;
  grant anon, authenticated, service_role, clerk to authenticator;
  comment on role clerk is 'Somebody at the desk';`;
