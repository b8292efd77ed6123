import { hidden } from './names.ts';

/** PostgREST reads its settings from the role that it signs in as; the embedded backend, without one, from the database. */
export const settingsSql = `do $settings$
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
