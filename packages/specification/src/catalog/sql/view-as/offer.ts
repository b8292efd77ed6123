import { dollarQuote } from '@ninefold/values/sql';
import { hidden, pinned } from './names.ts';

/** Returns the functions that the application calls, and who may call which. */
export function offerSql(viewing: string, people: string): string {
  // What runs with the rights of its owner is for the roles of the Data API alone.
  const signatures = `${viewing}(text, text), ${people}(text), ${hidden}.claims_of(text), ${hidden}.only_try()`;
  return `-- An earlier version took no arguments.
drop function if exists ${viewing}();
create or replace function ${viewing}(of_schema text default null, of_function text default null)
returns jsonb
language sql
stable
${pinned}
as ${dollarQuote(`
select jsonb_build_object(
  'allowed', ${hidden}.allows(nullif(current_setting('request.jwt.claims', true), '')::jsonb),
  'as', nullif(current_setting('ninefold.viewed_as', true), ''),
  'by', nullif(current_setting('ninefold.viewed_by', true), ''),
  -- The Data API runs such a function in a transaction that only reads, however it is called.
  'reads', (
    select bool_and(proc.provolatile <> 'v')
    from pg_proc proc
    join pg_namespace space on space.oid = proc.pronamespace
    where space.nspname = of_schema and proc.proname = of_function),
  'claims', nullif(current_setting('request.jwt.claims', true), '')::jsonb - 'iat' - 'exp')
`)};

comment on function ${viewing}(text, text) is
  'Whom the database takes the caller for, whether the caller may view as somebody else, and whether a function only reads: used by Ninefold.';

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
  from (
    select to_jsonb(users) as row from auth.users
    -- Claims are computed for each: a role is looked for among those who were here last.
    order by case when search like 'role:%=%' then to_jsonb(users) ->> 'last_sign_in_at' end desc nulls last
    limit case when search like 'role:%=%' then 1000 end
  ) account
) found
where ${hidden}.allows(nullif(current_setting('request.jwt.claims', true), '')::jsonb)
  and case when search like 'role:%=%' then ${hidden}.has_role(found.id, search)
    else strpos(lower(found.name || ' ' || found.email || ' ' || found.id), lower(search)) > 0 end
order by nullif(found.name, ''), found.email, found.id
limit 50
`)};

comment on function ${people}(text) is
  'The people whose name or e-mail address contains a text, or who have a role (role:CLAIM=VALUE), at most 50, for those who may view as somebody else: used by Ninefold.';

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

/** Whether the first of the schemas has the functions, and the role can call them: true or null. */
export const viewAsInstalledSql = `(
    select true
    from scope
    join pg_catalog.pg_proc proc
      on proc.pronamespace = scope.oid and proc.proname = 'ninefold_viewing_as'
    where scope.place = 1
      and pg_catalog.has_function_privilege(proc.oid, 'EXECUTE'))`;
