/**
 * The RAISE statements in functions that the Data API can call, and in those that policies, triggers
 * and views call, for a team: a browser learns nothing of a function's body.
 */
export const raisedSql = `raised as (
  select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'schema', namespace.nspname,
    'name', proc.proname,
    'signature', pg_catalog.oidvectortypes(proc.proargtypes),
    'statement', statement.found[1]
  ) order by namespace.nspname, proc.proname, proc.oid, statement.place) as list
  from (select oid from function union select oid from supporting_function) called
  join pg_catalog.pg_proc proc on proc.oid = called.oid
  join pg_catalog.pg_namespace namespace on namespace.oid = proc.pronamespace
  join pg_catalog.pg_language language on language.oid = proc.prolang and language.lanname = 'plpgsql'
  cross join lateral pg_catalog.regexp_matches(
    proc.prosrc, '\\mraise\\s+((?:[^'';]|''[^'']*'')+);', 'gi') with ordinality statement(found, place)
)`;
