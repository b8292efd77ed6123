import { dollarQuote, quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import type { CatalogQuery } from './catalog-query.ts';

/** Who may view the application as somebody else. */
export type ViewAsAccess =
  /** People whose token has a value in a claim: `app_metadata.role`, `owner`. A claim may hold a list of them. */
  | { readonly claim: string; readonly value: string }
  /** Everybody who signs in: for demonstrations, whose passwords are known. */
  | 'signed in';

interface ViewAsQuery extends Pick<CatalogQuery, 'schemas'> {
  readonly access: ViewAsAccess;
  /** The project’s custom access token hook, which adds claims: `public.add_claims`. */
  readonly claimsHook?: string;
}

/** The request's header that names whom to view as: `anon`, `role:CLAIM=VALUE`, or a person's ID. */
export const viewAsHeader = 'x-view-as';

/** Not exposed: nothing in it can be called as a function of the Data API. */
const hidden = 'ninefold_view_as';
const pinned = 'set search_path = pg_catalog, pg_temp';

/**
 * Returns SQL that lets some people view the application as somebody else: a function that PostgREST runs before every
 * request, which reads the header `x-view-as`, and in the first of the schemas `ninefold_viewing_as()` and
 * `ninefold_people(search)`. The role and the claims of such a request are those of the person viewed, and its
 * transaction can't be committed. The SQL can be run again. A function that ran before every request still does.
 */
export function viewAsSql({ schemas = ['public'], access, claimsHook }: ViewAsQuery): string {
  const [schema = 'public'] = schemas;
  const viewing = `${quoteIdentifier(schema)}.ninefold_viewing_as`;
  const people = `${quoteIdentifier(schema)}.ninefold_people`;
  return `-- Lets ${accessText(access)} view the application as a visitor, as a role or as another person.
--
-- They see what that person may see. Nothing that they try to change is stored: the transaction can't be committed.
-- A pre-request function that is set in a configuration file, and not in the database, can't be seen from here:
-- call it in ${hidden}.team_request().
--
-- To remove it: alter role authenticator in database … reset pgrst.db_pre_request; drop schema ${hidden} cascade;
-- drop function ${viewing}(); drop function ${people}(text); notify pgrst, 'reload config';

create schema if not exists ${hidden};
-- Every role of the Data API runs the function before each request.
grant usage on schema ${hidden} to public;

${guardSql}
${claimsSql(access, claimsHook)}
${requestSql}
${offerSql(viewing, people)}
${settingsSql}
notify pgrst, 'reload config';
notify pgrst, 'reload schema';
`;
}

function accessText(access: ViewAsAccess): string {
  return access === 'signed in'
    ? 'everybody who is signed in'
    : `people with ${quoteLiteral(access.value)} in the claim ${access.claim}`.replaceAll(
        '\n',
        ' ',
      );
}

/**
 * A row whose deferred trigger fails makes a transaction one that can't be committed, whatever the Data API does.
 * An exception that is caught undoes what it undoes, and the trigger is still to run.
 */
const guardSql = `create unlogged table if not exists ${hidden}.trial (id int);
alter table ${hidden}.trial enable row level security;
revoke all on ${hidden}.trial from public;

create or replace function ${hidden}.reject_commit()
returns trigger
language plpgsql
security definer
${pinned}
as ${dollarQuote(`
declare
  stack text;
begin
  get diagnostics stack = pg_context;
  -- A function, or PostgREST before a rollback, has run SET CONSTRAINTS: the trigger is to run again at the end.
  if stack like E'%\\n%' or current_query() ~* '^\\s*set\\s+constraints' then
    set constraints ${hidden}.never_committed deferred;
    insert into ${hidden}.trial values (1);
    return null;
  end if;
  raise exception using errcode = 'PT405',
    message = 'Nothing was stored. While you view as somebody else, changes are only tried, and this server can’t try them.',
    hint = 'Set pgrst.db_tx_end to commit-allow-override.';
end
`)};

drop trigger if exists never_committed on ${hidden}.trial;
create constraint trigger never_committed after insert on ${hidden}.trial
  deferrable initially deferred for each row execute function ${hidden}.reject_commit();

create or replace function ${hidden}.only_try()
returns void
language sql
security definer
${pinned}
as ${dollarQuote(`insert into ${hidden}.trial values (1)`)};
`;

function claimsSql(access: ViewAsAccess, claimsHook: string | undefined): string {
  const condition =
    access === 'signed in'
      ? `caller ->> 'sub' is not null`
      : `caller #> ${quoteLiteral(
          `{${access.claim
            .split('.')
            .map((step) => `"${step.replaceAll(/["\\]/g, String.raw`\$&`)}"`)
            .join(',')}}`,
        )} @> pg_catalog.to_jsonb(${quoteLiteral(access.value)}::text)`;
  return `create or replace function ${hidden}.allows(caller jsonb)
returns boolean
language sql
immutable
${pinned}
as ${dollarQuote(`select coalesce(${condition}, false)`)};

-- The claims that Auth would put into a token of the person${claimsHook === undefined ? ', without those of a hook' : ''}.
create or replace function ${hidden}.claims_of(viewed text)
returns jsonb
language plpgsql
stable
security definer
${pinned}
as ${dollarQuote(`
declare
  caller jsonb := nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb;
  account jsonb;
  claims jsonb;
  parts text[];
begin
  if not ${hidden}.allows(caller) then
    raise insufficient_privilege using message = 'You don’t have permission to view as somebody else.';
  end if;
  if viewed = 'anon' then
    return '{"role": "anon"}';
  elsif viewed like 'role:%=%' then
    -- Of nobody in particular: \`app_metadata.role=technician\`, with a claim or a member of one.
    parts := pg_catalog.regexp_match(viewed, '^role:([^.=]+)(?:\\.([^=]+))?=(.*)$');
    return pg_catalog.jsonb_build_object('role', 'authenticated', 'aud', 'authenticated', 'aal', 'aal1',
      'app_metadata', '{}'::jsonb, 'user_metadata', '{}'::jsonb)
      || pg_catalog.jsonb_build_object(parts[1], case when parts[2] is null then pg_catalog.to_jsonb(parts[3])
        else pg_catalog.jsonb_build_object(parts[2], parts[3]) end)
      -- A role of the database would be another than everybody's who signs in.
      || '{"role": "authenticated"}';
  end if;
  select pg_catalog.to_jsonb(users) into account from auth.users where users.id::text = pg_catalog.lower(viewed);
  if account is null then
    raise no_data_found using message = 'There is no such person.';
  end if;
  claims := pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'sub', account ->> 'id',
    'role', coalesce(nullif(account ->> 'role', ''), 'authenticated'),
    'aud', coalesce(nullif(account ->> 'aud', ''), 'authenticated'),
    'email', account ->> 'email',
    'phone', account ->> 'phone',
    'is_anonymous', account -> 'is_anonymous',
    'aal', 'aal1',
    'iat', caller -> 'iat',
    'exp', caller -> 'exp',
    'app_metadata', coalesce(nullif(account -> 'raw_app_meta_data', 'null'), '{}'),
    'user_metadata', coalesce(nullif(account -> 'raw_user_meta_data', 'null'), '{}')));
  return ${hookedSql(claimsHook)};
end
`)};
`;
}

/** Calls the hook as Auth does when it issues a token. */
function hookedSql(claimsHook: string | undefined): string {
  if (claimsHook === undefined) return 'claims';
  const name = claimsHook.split('.').map(quoteIdentifier).join('.');
  return `${name}(pg_catalog.jsonb_build_object(
    'user_id', account ->> 'id', 'claims', claims, 'authentication_method', 'password')) -> 'claims'`;
}

/** Without a search path: the team's own function runs with PostgREST's. */
const requestSql = `create or replace function ${hidden}.requested()
returns text
language sql
stable
${pinned}
as ${dollarQuote(`select nullif(current_setting('request.headers', true), '')::json ->> '${viewAsHeader}'`)};

create or replace function ${hidden}.request()
returns void
language plpgsql
security invoker
as ${dollarQuote(`
declare
  viewed text := ${hidden}.requested();
  caller text;
  claims jsonb;
begin
  perform ${hidden}.team_request();
  if viewed is null then
    return;
  end if;
  caller := nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb operator(pg_catalog.->>) 'sub';
  claims := ${hidden}.claims_of(viewed);
  -- A transaction that reads has nothing to commit.
  if pg_catalog.current_setting('transaction_read_only') operator(pg_catalog.=) 'off' then
    perform ${hidden}.only_try();
  end if;
  perform pg_catalog.set_config('request.jwt.claims', claims::text, true),
    pg_catalog.set_config('request.jwt.claim.sub', coalesce(claims operator(pg_catalog.->>) 'sub', ''), true),
    pg_catalog.set_config('request.jwt.claim.role', claims operator(pg_catalog.->>) 'role', true),
    pg_catalog.set_config('request.jwt.claim.email', coalesce(claims operator(pg_catalog.->>) 'email', ''), true),
    pg_catalog.set_config('ninefold.viewed_by', caller, true),
    pg_catalog.set_config('ninefold.viewed_as', viewed, true);
  -- Only here can a role be set: a function with the rights of its owner can't.
  perform pg_catalog.set_config('role', claims operator(pg_catalog.->>) 'role', true);
  perform ${hidden}.team_request();
end
`)};
`;

function offerSql(viewing: string, people: string): string {
  const signatures = `${viewing}(), ${people}(text)`;
  return `create or replace function ${viewing}()
returns jsonb
language sql
stable
${pinned}
as ${dollarQuote(`
select jsonb_build_object(
  'allowed', ${hidden}.allows(nullif(current_setting('request.jwt.claims', true), '')::jsonb),
  'as', nullif(current_setting('ninefold.viewed_as', true), ''),
  'by', nullif(current_setting('ninefold.viewed_by', true), ''),
  'claims', nullif(current_setting('request.jwt.claims', true), '')::jsonb - 'iat' - 'exp')
`)};

comment on function ${viewing}() is
  'Whom the database takes the caller for, and whether the caller may view as somebody else: used by Ninefold.';

create or replace function ${people}(search text default '')
returns table (id text, email text, name text)
language sql
stable
security definer
${pinned}
as ${dollarQuote(`
select found.id, found.email, found.name
from (
  select account.row ->> 'id' as id, coalesce(account.row ->> 'email', '') as email,
    coalesce(account.row #>> '{raw_user_meta_data,full_name}', account.row #>> '{raw_user_meta_data,name}', '') as name
  from (select to_jsonb(users) as row from auth.users) account
) found
where ${hidden}.allows(nullif(current_setting('request.jwt.claims', true), '')::jsonb)
  and strpos(lower(found.name || ' ' || found.email || ' ' || found.id), lower(search)) > 0
order by nullif(found.name, ''), found.email, found.id
limit 50
`)};

comment on function ${people}(text) is
  'The people whose name or e-mail address contains a text, at most 50, for those who may view as somebody else: used by Ninefold.';

revoke all on function ${signatures} from public;
do $grant$
declare
  api_role name;
begin
  for api_role in select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated') loop
    execute pg_catalog.format('grant execute on function ${signatures
      .replaceAll("'", "''")
      .replaceAll('%', '%%')} to %I', api_role);
  end loop;
end
$grant$;
`;
}

/** PostgREST reads its settings from the role that it signs in as; the embedded backend, without one, from the database. */
const settingsSql = `do $settings$
declare
  target text := case when pg_catalog.to_regrole('authenticator') is null
    then pg_catalog.format('database %I', pg_catalog.current_database())
    else pg_catalog.format('role authenticator in database %I', pg_catalog.current_database()) end;
  earlier text;
  ending text;
begin
  select
    (pg_catalog.array_agg(pg_catalog.substr(entry, 22) order by setdatabase desc)
      filter (where entry like 'pgrst.db\\_pre\\_request=%'))[1],
    (pg_catalog.array_agg(entry order by setdatabase desc) filter (where entry like 'pgrst.db\\_tx\\_end=%'))[1]
  into earlier, ending
  from pg_catalog.pg_db_role_setting
  cross join pg_catalog.unnest(setconfig) entry
  where setrole = coalesce(pg_catalog.to_regrole('authenticator')::oid, 0)
    and setdatabase in (0, (select oid from pg_catalog.pg_database where datname = pg_catalog.current_database()));
  if earlier is null or earlier = '' then
    execute 'create or replace function ${hidden}.team_request() returns void language sql as $team$ $team$';
  elsif earlier <> '${hidden}.request' then
    if pg_catalog.to_regprocedure(earlier || '()') is null then
      raise exception 'PostgREST runs % before each request, and there is no such function.', earlier
        using hint = 'Name it with its schema in pgrst.db_pre_request, and run this again.';
    end if;
    execute pg_catalog.format(
      'create or replace function ${hidden}.team_request() returns void language plpgsql as $team$ begin perform %s(); end $team$',
      pg_catalog.regexp_replace(pg_catalog.to_regprocedure(earlier || '()')::text, '\\(\\)$', ''));
  end if;
  execute pg_catalog.format('alter %s set pgrst.db_pre_request = %L', target, '${hidden}.request');
  -- So that a change can be tried: a request may then ask for its own rollback.
  if ending is null then
    execute pg_catalog.format('alter %s set pgrst.db_tx_end = %L', target, 'commit-allow-override');
  end if;
end
$settings$;
`;

/** Whether the first of the schemas has the functions, and the role can call them: true or null. */
export const viewAsInstalledSql = `(
    select true
    from scope
    join pg_catalog.pg_proc proc
      on proc.pronamespace = scope.oid and proc.proname = 'ninefold_viewing_as'
    where scope.place = 1
      and pg_catalog.has_function_privilege(proc.oid, 'EXECUTE'))`;
