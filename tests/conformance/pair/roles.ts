import { storageSchemaSql } from '../../../packages/embedded/src/backend/storage/index.ts';

/** The roles of hosted Supabase, on a bare server. */
export const rolesSql = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role supabase_auth_admin nologin noinherit;`;

/** The role that PostgREST signs in as on hosted Supabase. */
export const authenticatorSql = `
  create role authenticator login noinherit password 'authenticator';
  grant anon, authenticated, service_role to authenticator;`;

/** Other objects that every database of hosted Supabase has from the start. */
export const platformSql = `
  create schema auth;
  create schema extensions;
  create function auth.uid() returns uuid language sql stable as $$
    select nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'sub', '')::uuid
  $$;
  grant usage on schema public, auth, extensions to anon, authenticated, service_role;
  do $$ begin
    execute format('comment on database %I is %L', current_database(),
      'default administrative connection database');
  end $$;
  ${storageSchemaSql}`;

/** Objects of `auth` on hosted Supabase that the example refers to. */
export const accountsSql = `
  create table auth.users (id uuid primary key);
  create function auth.jwt() returns jsonb language sql stable as $$
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb
  $$;`;
