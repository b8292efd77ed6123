import { dollarQuote, quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import { grantCallsSql } from './grant-calls.ts';
import type { CatalogQuery } from './catalog-query.ts';

const argumentTypes = 'json';

/**
 * Returns SQL that installs `ninefold_save(wanted)` in the first of the schemas and grants it to the roles of
 * the Data API: it writes a record and the records that belong to it in one transaction, with the permissions
 * of the role that calls it (SECURITY INVOKER). The SQL can be run again. It skips roles that do not exist.
 */
export function childrenSql(query: Pick<CatalogQuery, 'schemas'> = {}): string {
  const schemas = query.schemas ?? ['public'];
  const [schema = 'public'] = schemas;
  const name = `${quoteIdentifier(schema)}.ninefold_save`;
  const signature = `${name}(${argumentTypes})`;
  return `create or replace function ${name}(wanted json)
returns jsonb
language plpgsql
volatile
security invoker
set search_path = pg_catalog, pg_temp
as ${dollarQuote(bodyOf(schemas))};

comment on function ${signature} is
  'Writes a record and the records that belong to it in one transaction, with the permissions of the calling role: used by Ninefold to save a form with its rows. Existing records are found by their keys, and written only while they hold the values that were read before. Where one record is not written, none is, and the answer says which one and why.';

${grantCallsSql(signature)}`;
}

/**
 * The body takes a list of steps and does them in order: `[{ "schema", "relation", "operation": "insert",
 * "update" or "delete", "new": { field: value }, "key": {…}, "seen": {…}, "seen json": {…}, "version": "…",
 * "return": [field], "parent": { field: returned field } }]`. An update or delete finds its record by `key`, and
 * only while it holds the values of `seen`, and those of `seen json`, whose types have no `=`, and has the row
 * version. `return` names the fields whose values are returned as
 * text: the fields of `parent` in later steps take them.
 *
 * Every step must write exactly one record. The answer is `{ "saved": { field: text } }`; or, with everything
 * undone, `{ "failed": { "place", "code", "message", "details", "hint" } }`. `place` counts from 0 and is null
 * for constraints that are checked at the end; `code` is null where a step found no record to write.
 */
function bodyOf(schemas: readonly string[]): string {
  return `
declare
  step json;
  place integer := -1;
  relation text;
  statement text;
  returned text;
  sent json;
  written bigint;
  saved jsonb;
  result jsonb;
  is_unwritten boolean := false;
  failure_code text;
  failure_message text;
  failure_details text;
  failure_hint text;
begin
  -- An exception undoes all that the block has written.
  begin
    for step in select item.value from pg_catalog.json_array_elements(wanted) as item loop
      place := place + 1;
      if coalesce(step ->> 'schema', '') <> all (array[${schemas.map(quoteLiteral).join(', ')}]) then
        raise insufficient_privilege using
          message = pg_catalog.format('The schema %L is not one of the Data API.', step ->> 'schema');
      end if;
      relation := pg_catalog.format('%I.%I', step ->> 'schema', step ->> 'relation');
      -- Lasts until the function returns.
      perform pg_catalog.set_config('search_path',
        pg_catalog.format('%I, public, extensions', step ->> 'schema'), true);
      -- A column that doesn't exist has no type, and a missing key leaves no statement: EXECUTE rejects both.
      select
        pg_catalog.json_object_agg(part.name, part.value),
        case step ->> 'operation'
          when 'insert' then 'insert into ' || relation || ' as stored ' || coalesce(
            '(' || pg_catalog.string_agg(pg_catalog.format('%I', part.field), ', ' order by part.name)
              filter (where part.kind = 'new')
            || ') select ' || pg_catalog.string_agg('sent.' || part.name, ', ' order by part.name)
              filter (where part.kind = 'new'), 'default values')
          when 'update' then 'update ' || relation || ' as stored set '
            || pg_catalog.string_agg(pg_catalog.format('%I = sent.%s', part.field, part.name), ', ')
              filter (where part.kind = 'new')
          when 'delete' then 'delete from ' || relation || ' as stored'
        end
        || coalesce(case step ->> 'operation' when 'delete' then ' using ' else ' from ' end
          || 'pg_catalog.json_to_record($1) as sent (' || pg_catalog.string_agg(part.name || ' '
            || pg_catalog.format_type(attribute.atttypid, attribute.atttypmod), ', ') || ')', '')
        || case step ->> 'operation' when 'insert' then '' else
          ' where ' || pg_catalog.string_agg(pg_catalog.format('stored.%I = sent.%s', part.field, part.name),
              ' and ') filter (where part.kind = 'key')
          || coalesce(pg_catalog.string_agg(pg_catalog.format(' and stored.%I is not distinct from sent.%s',
              part.field, part.name), '') filter (where part.kind = 'seen'), '')
          || coalesce(pg_catalog.string_agg(pg_catalog.format(
              ' and pg_catalog.to_jsonb(stored.%I) is not distinct from pg_catalog.to_jsonb(sent.%s)',
              part.field, part.name), '') filter (where part.kind = 'seen json'), '')
          || case when step ->> 'version' is null then ''
            else pg_catalog.format(' and stored.xmin::text = %L', step ->> 'version') end
        end
      into sent, statement
      from (
        select list.kind, list.field, list.value,
          'sent_' || pg_catalog.row_number() over (order by list.kind, list.field) as name
        from (
          select 'new' as kind, item.key as field, item.value
          from pg_catalog.json_each(step -> 'new') as item
          union all
          select 'new', item.key, pg_catalog.to_json(saved ->> (item.value #>> '{}'))
          from pg_catalog.json_each(step -> 'parent') as item
          union all
          select 'key', item.key, item.value from pg_catalog.json_each(step -> 'key') as item
          union all
          select 'seen', item.key, item.value from pg_catalog.json_each(step -> 'seen') as item
          union all
          select 'seen json', item.key, item.value from pg_catalog.json_each(step -> 'seen json') as item
        ) list
      ) part
      left join pg_catalog.pg_attribute attribute
        on attribute.attrelid = pg_catalog.to_regclass(relation) and attribute.attname = part.field
        and attribute.attnum > 0 and not attribute.attisdropped;
      select pg_catalog.string_agg(pg_catalog.format('%L, stored.%I::text', item.field, item.field), ', ')
      into returned from pg_catalog.json_array_elements_text(step -> 'return') as item(field);
      if returned is null then
        execute statement using sent;
        get diagnostics written = row_count;
      else
        execute statement || ' returning pg_catalog.jsonb_build_object(' || returned || ')'
          into result using sent;
        get diagnostics written = row_count;
        saved := coalesce(saved, '{}') || result;
      end if;
      if written <> 1 then
        is_unwritten := true;
        raise exception 'The step wrote % records.', written;
      end if;
    end loop;
    place := null;
    set constraints all immediate;
  exception when others then
    get stacked diagnostics failure_code = returned_sqlstate, failure_message = message_text,
      failure_details = pg_exception_detail, failure_hint = pg_exception_hint;
    return pg_catalog.jsonb_build_object('failed', pg_catalog.jsonb_build_object(
      'place', place,
      'code', case when is_unwritten then null else failure_code end,
      'message', failure_message,
      'details', nullif(failure_details, ''),
      'hint', nullif(failure_hint, '')));
  end;
  return pg_catalog.jsonb_build_object('saved', coalesce(saved, '{}'));
end
`;
}

/** Whether the first of the schemas has the function, and the role can call it: true or null. */
export const savesTogetherSql = `(
    select true
    from scope
    join pg_catalog.pg_proc proc
      on proc.pronamespace = scope.oid and proc.proname = 'ninefold_save'
    where scope.place = 1
      and pg_catalog.oidvectortypes(proc.proargtypes) = '${argumentTypes}'
      and pg_catalog.has_function_privilege(proc.oid, 'EXECUTE'))`;
