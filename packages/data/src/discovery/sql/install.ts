import { catalogSql, type CatalogQuery } from './query.ts';
import { dollarQuote } from './quote.ts';

/**
 * SQL that installs `public.ninefold_specification()`, which answers a `Catalog`
 * for the role that calls it, over the Data API too. It reads the catalog with
 * that role's own rights (SECURITY INVOKER) and changes nothing (STABLE).
 * Compiling it (JIT) would take longer than running it.
 * Running the SQL twice changes nothing. Roles that do not exist are left out.
 */
export function installationSql(query?: CatalogQuery): string {
  return `create or replace function public.ninefold_specification()
returns jsonb
language sql
stable
security invoker
set search_path = pg_catalog, pg_temp
set jit = off
as ${dollarQuote(`\n${catalogSql(query)}\n`)};

comment on function public.ninefold_specification() is
  'What the calling role may know of tables, columns, keys and types: read by Ninefold to assemble screens. Reads the catalog only.';

revoke all on function public.ninefold_specification() from public;

do $grant$
declare
  api_role name;
begin
  for api_role in
    select rolname from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute pg_catalog.format(
      'grant execute on function public.ninefold_specification() to %I', api_role);
  end loop;
end
$grant$;

notify pgrst, 'reload schema';
`;
}
