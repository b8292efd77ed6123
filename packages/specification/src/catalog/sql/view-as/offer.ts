import { dollarQuote } from '@ninefold/values/sql';
import { hidden, pinned } from './names.ts';

/** Returns the functions that the application calls, and who may call which. */
export function offerSql(viewing: string, people: string): string {
  // What runs with the rights of its owner is for the roles of the Data API alone.
  const signatures = `${viewing}(), ${people}(text), ${hidden}.claims_of(text), ${hidden}.only_try()`;
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

/** Whether the first of the schemas has the functions, and the role can call them: true or null. */
export const viewAsInstalledSql = `(
    select true
    from scope
    join pg_catalog.pg_proc proc
      on proc.pronamespace = scope.oid and proc.proname = 'ninefold_viewing_as'
    where scope.place = 1
      and pg_catalog.has_function_privilege(proc.oid, 'EXECUTE'))`;
