-- Nothing made below is granted to an API role by itself. New projects begin so since 2026-10-30;
-- said here so that an older project behaves the same. 70_grants.sql grants one by one.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

comment on schema public is
  'Hartmann Workshop repairs and inspects machines at its customers’ sites. Its records show who ordered what, which technician goes there and when, which parts were used, and what was invoiced.';

-- Functions that policies and triggers call and that no client may reach: not an exposed schema.
create schema if not exists private;
comment on schema private is 'Functions and tables that policies and triggers use. Not part of the API.';

-- Where Supabase keeps extensions.
create schema if not exists extensions;
-- Lets the exclusion constraint of visit compare a technician and a time range in one index.
create extension if not exists btree_gist with schema extensions;

-- Lets lists count and sum in this database (`count()`, `gross.sum()`): on Supabase a setting of the role
-- that the Data API signs in as.
do $aggregates$
begin
  execute pg_catalog.format(
    'alter %s database %I set pgrst.db_aggregates_enabled = %L',
    case
      when exists (select from pg_catalog.pg_roles where rolname = 'authenticator')
        then 'role authenticator in'
    end,
    pg_catalog.current_database(),
    'true'
  );
end
$aggregates$;
