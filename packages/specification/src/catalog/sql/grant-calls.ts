/**
 * Returns SQL that lets the roles of the Data API, and no others, call functions, and makes PostgREST
 * reload its schema. It skips roles that do not exist.
 *
 * @param signatures As in `grant execute on function`.
 */
export function grantCallsSql(signatures: string): string {
  return `revoke all on function ${signatures} from public;

do $grant$
declare
  api_role name;
begin
  for api_role in
    select rolname from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute pg_catalog.format(
      'grant execute on function ${signatures.replaceAll("'", "''").replaceAll('%', '%%')} to %I', api_role);
  end loop;
end
$grant$;

notify pgrst, 'reload schema';
`;
}
