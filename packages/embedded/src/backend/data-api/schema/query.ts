import { arrayLiteral } from '../literals/index.ts';

/** One statement that answers relations, foreign keys and functions of the schemas as JSON. */
export function schemaQuery(schemas: readonly string[]): string {
  const exposed = `any (${arrayLiteral(schemas)}::name[])`;
  return `
  with exposed_relation as (
    select c.oid, n.nspname as schema, c.relname as name
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'v', 'm', 'f', 'p') and n.nspname = ${exposed}
  ),
  setting as (
    -- Of the role that PostgREST signs in as, or of the database, which has no such role here.
    select split_part(entry, '=', 1) as name, substr(entry, strpos(entry, '=') + 1) as value
    from pg_catalog.pg_db_role_setting s
    left join pg_catalog.pg_roles r on r.oid = s.setrole
    cross join unnest(s.setconfig) as entry
    where s.setrole = 0 or r.rolname = 'authenticator'
  )
  select json_build_object(
    'aggregates', exists (
      select from setting
      where name = 'pgrst.db_aggregates_enabled' and value ~* '^(t|true|y|yes|on|1)$'),
    'preRequest', (select value from setting where name = 'pgrst.db_pre_request' and value <> '' limit 1),
    'mayRollBack', exists (
      select from setting where name = 'pgrst.db_tx_end' and value = 'commit-allow-override'),
    'relations', (
      select coalesce(json_agg(json_build_object(
        'schema', r.schema, 'name', r.name,
        'columns', (
          select coalesce(json_agg(json_build_object(
            'name', a.attname, 'type', pg_catalog.format_type(a.atttypid, a.atttypmod)
          ) order by a.attnum), '[]')
          from pg_catalog.pg_attribute a
          where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped),
        'key', (${columnNames('c.conrelid', 'c.conkey', `c.conrelid = r.oid and c.contype = 'p'`)})
      ) order by r.schema, r.name), '[]')
      from exposed_relation r),
    'foreignKeys', (
      select coalesce(json_agg(json_build_object(
        'constraint', c.conname,
        'from', json_build_object('schema', f.schema, 'name', f.name),
        'to', json_build_object('schema', t.schema, 'name', t.name),
        'columns', (
          select json_agg(json_build_array(a.attname, b.attname) order by k.position)
          from unnest(c.conkey, c.confkey) with ordinality as k (own, other, position)
          join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
          join pg_catalog.pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other),
        'unique', exists (
          select from pg_catalog.pg_constraint u
          where u.conrelid = c.conrelid and u.contype in ('p', 'u')
            and u.conkey @> c.conkey and u.conkey <@ c.conkey)
      ) order by f.schema, f.name, c.conname), '[]')
      from pg_catalog.pg_constraint c
      join exposed_relation f on f.oid = c.conrelid
      join exposed_relation t on t.oid = c.confrelid
      where c.contype = 'f' and c.conparentid = 0),
    'functions', (
      select coalesce(json_agg(json_build_object(
        'schema', n.nspname, 'name', p.proname,
        'parameters', (
          select coalesce(json_agg(json_build_object(
            'name', coalesce(p.proargnames[i], ''),
            'type', pg_catalog.format_type(
              case when p.proallargtypes is null then p.proargtypes[i - 1]
                else p.proallargtypes[i] end, null),
            'mode', coalesce(p.proargmodes[i], 'i')
          ) order by i), '[]')
          from generate_series(1, coalesce(array_length(p.proallargtypes, 1), p.pronargs)) as i),
        'defaults', p.pronargdefaults,
        'volatility', case p.provolatile when 'v' then 'volatile' when 's' then 'stable'
          else 'immutable' end,
        'set', p.proretset,
        'returns', case
          when t.typname = 'void' then 'nothing'
          when t.typtype = 'c' or t.typname = 'record' and p.proallargtypes is not null
            or tb.typtype = 'c' then 'rows'
          else 'value' end,
        'relation', (
          select json_build_object('schema', r.schema, 'name', r.name) from exposed_relation r
          where r.oid in (t.typrelid, tb.typrelid))
      ) order by n.nspname, p.proname, p.pronargs, p.oid), '[]')
      from pg_catalog.pg_proc p
      join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      join pg_catalog.pg_type t on t.oid = p.prorettype
      left join pg_catalog.pg_type tb on tb.oid = t.typbasetype
      where p.prokind = 'f' and n.nspname = ${exposed} and t.typname <> 'trigger')
  )::text as schema`;
}

function columnNames(relation: string, numbers: string, where: string): string {
  return `select coalesce(json_agg(a.attname order by k.position), '[]')
    from pg_catalog.pg_constraint c
    cross join unnest(${numbers}) with ordinality as k (number, position)
    join pg_catalog.pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number
    where ${where}`;
}
