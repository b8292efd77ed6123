import type { Catalog } from '../answer/index.ts';

/** The version of the functions that `installationSql` installs. Grows with each change of that SQL. */
export const installedVersion = 1;

/** Whether a database has functions of an earlier version. Of one that shows no schema, nothing is known. */
export function hasEarlierFunctions({
  installed = 0,
  schemas,
}: Pick<Catalog, 'installed' | 'schemas'>): boolean {
  return schemas.length > 0 && installed < installedVersion;
}

/** The version of the installed functions, as the comment says: 0 before there were versions, and NULL without them. */
export const installedSql = `(
    select coalesce(pg_catalog."substring"(
      pg_catalog.obj_description(proc.oid, 'pg_proc'), 'Version (\\d+)\\.$')::integer, 0)
    from scope
    join pg_catalog.pg_proc proc
      on proc.pronamespace = scope.oid and proc.proname = 'ninefold_specification'
    order by scope.place, proc.oid
    limit 1
  )`;
