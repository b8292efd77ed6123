/**
 * Which role is a member of which: of the roles that the Data API takes on, of the one that it signs
 * in as, and of those that they are members of. A member without its rights may still switch to them.
 */
export const membershipsSql = `membership (oid, role) as (
  select member.oid, direct.roleid
  from pg_catalog.pg_roles member
  join pg_catalog.pg_auth_members direct on direct.member = member.oid
  where member.rolname = 'authenticator' or member.oid in (select taken_on.oid from taken_on)
  union
  select membership.role, direct.roleid
  from membership join pg_catalog.pg_auth_members direct on direct.member = membership.role
),
memberships as (
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'member', member.rolname,
    'role', role.rolname,
    'inherits', nullif(pg_catalog.pg_has_role(member.oid, role.oid, 'USAGE'), false)
  )) order by member.rolname, role.rolname), '[]') as list
  from membership
  join pg_catalog.pg_roles member on member.oid = membership.oid
  join pg_catalog.pg_roles role on role.oid = membership.role
)`;
