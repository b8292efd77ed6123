import { dollarQuote, quoteLiteral } from '@ninefold/values/sql';
import { answered, senderSql } from './answered-requests.ts';
import type { CatalogQuery } from './catalog-query.ts';

export const writeArgumentTypes = 'json';

/**
 * Returns SQL that creates `ninefold_write(wanted)`, which writes records in one transaction with the permissions
 * of the role that calls it (SECURITY INVOKER): one record, a record with those that belong to it, or a batch.
 *
 * @param schemas Those of the Data API: it writes to no others, as no other request can.
 */
export function writeSql(
  name: string,
  { schemas = ['public'] }: Pick<CatalogQuery, 'schemas'>,
): string {
  return `create or replace function ${name}(wanted json)
returns jsonb
language plpgsql
volatile
security invoker
set search_path = pg_catalog, pg_temp
as ${dollarQuote(bodyOf(schemas))};

comment on function ${name}(${writeArgumentTypes}) is
  'Writes records in one transaction, with the permissions of the calling role: used by Ninefold to save forms and to import files. Existing records are found by their keys, and written only while they hold the values that were read before. Where one record is not written, none is, and the answer says which one and why. A request with an id is carried out once: repeated, it returns its first answer.';
`;
}

/**
 * The body takes `{ "request": uuid, "steps": [{ "schema", "relation", "operation": "insert", "update" or "delete",
 * "fields": { "new": [field], "key": […], "seen": […], "seen json": […], "parent": [[field, returned field]] },
 * "rows": [{ "new_1": value, "key_1", "seen_1", "seen json_1", "version" }], "return": [field], "partial" }] }`, and
 * does the steps in order. The rows of a step are records of one relation, written by one statement. An update or
 * delete finds each by its key, and only while it holds the values of `seen`, and those of `seen json`, whose types
 * have no `=`, and has the row version. `return` names the fields of a step with one row whose values are returned
 * as text: the fields of `parent` in later steps take them.
 *
 * A step writes all of its rows. One that is `partial` leaves out those that it doesn't find as they were seen.
 * The answer is `{ "saved": { field: text }, "written": [places of the rows that a partial step has written] }`; or,
 * with everything undone, `{ "failed": { "place", "code", "message", "details", "hint" } }`. `place` counts the steps
 * from 0 and is null for constraints that are checked at the end; `code` is null where a step didn't find a record.
 *
 * A request with an id that was carried out before writes nothing, and returns the same answer; where its steps
 * differ, it has failed, and the first answer is in `earlier`. One that failed, or wrote nothing, can be sent again.
 */
function bodyOf(schemas: readonly string[]): string {
  return `
declare
  requested uuid := wanted ->> 'request';
  person text := ${senderSql};
  content text := pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(wanted ->> 'steps', 'UTF8')), 'hex');
  first record;
  step json;
  place integer := -1;
  relation text;
  statement text;
  returned text;
  given jsonb;
  expected bigint;
  written bigint;
  places jsonb;
  result jsonb;
  answer jsonb := '{"saved": {}}';
  is_unwritten boolean := false;
  is_written boolean := false;
  failure_code text;
  failure_message text;
  failure_details text;
  failure_hint text;
begin
  if requested is not null then
    -- The same request, sent twice at once, waits here for its first answer.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(
      pg_catalog.concat_ws(' ', current_user, person, requested), 0)),
      pg_catalog.set_config('ninefold.request', requested::text, true);
    select earlier.content, earlier.answer into first from ${answered} earlier
    where earlier.request = requested and earlier.role = current_user and earlier.sender = person;
    if first.content = content then
      return first.answer;
    elsif first.content is not null then
      return pg_catalog.jsonb_build_object('earlier', first.answer, 'failed', pg_catalog.jsonb_build_object(
        'place', null, 'code', 'PT409', 'message', 'This request was carried out before, with other content.',
        'details', null, 'hint', 'Give each request an id of its own.'));
    end if;
  end if;
  -- An exception undoes all that the block has written.
  begin
    for step in select item.value from pg_catalog.json_array_elements(wanted -> 'steps') as item loop
      place := place + 1;
      if coalesce(step ->> 'schema', '') <> all (array[${schemas.map(quoteLiteral).join(', ')}]) then
        raise insufficient_privilege using
          message = pg_catalog.format('The schema %L is not one of the Data API.', step ->> 'schema');
      end if;
      relation := pg_catalog.format('%I.%I', step ->> 'schema', step ->> 'relation');
      expected := pg_catalog.json_array_length(step -> 'rows');
      -- Lasts until the function returns.
      perform pg_catalog.set_config('search_path',
        pg_catalog.format('%I, public, extensions', step ->> 'schema'), true);
      -- A column that doesn't exist has no type, and a missing key leaves no statement: EXECUTE rejects both.
      select
        pg_catalog.jsonb_object_agg(part.name, answer -> 'saved' -> part.returned) filter (where part.kind = 'parent'),
        case step ->> 'operation'
          when 'insert' then 'insert into ' || relation || ' as stored ' || coalesce(
            '(' || pg_catalog.string_agg(pg_catalog.format('%I', part.field), ', ' order by part.name)
            || ') select ' || pg_catalog.string_agg(part.value, ', ' order by part.name), 'default values')
          when 'update' then 'update ' || relation || ' as stored set '
            || pg_catalog.string_agg(pg_catalog.format('%I = %s', part.field, part.value), ', ')
              filter (where part.kind = 'new')
          when 'delete' then 'delete from ' || relation || ' as stored'
        end
        || case when step ->> 'operation' = 'insert' and pg_catalog.count(part.name) = 0 then '' else
          case step ->> 'operation' when 'delete' then ' using ' else ' from ' end
          || 'pg_catalog.json_to_recordset($1) as sent (place integer, version text'
          || coalesce(pg_catalog.string_agg(', ' || part.definition, '') filter (where part.kind <> 'parent'), '')
          || ')' || coalesce(', pg_catalog.jsonb_to_record($2) as given ('
            || pg_catalog.string_agg(part.definition, ', ') filter (where part.kind = 'parent') || ')', '')
        end
        || case step ->> 'operation' when 'insert' then '' else
          ' where ' || pg_catalog.string_agg(pg_catalog.format('stored.%I = %s', part.field, part.value),
              ' and ') filter (where part.kind = 'key')
          || coalesce(pg_catalog.string_agg(pg_catalog.format(' and stored.%I is not distinct from %s',
              part.field, part.value), '') filter (where part.kind = 'seen'), '')
          || coalesce(pg_catalog.string_agg(pg_catalog.format(
              ' and pg_catalog.to_jsonb(stored.%I) is not distinct from pg_catalog.to_jsonb(%s)',
              part.field, part.value), '') filter (where part.kind = 'seen json'), '')
          || case when step #>> '{rows,0,version}' is null then '' else ' and stored.xmin::text = sent.version' end
        end
      into given, statement
      from (
        select list.kind, list.name, list.field, list.returned,
          pg_catalog.format('%s.%I', case list.kind when 'parent' then 'given' else 'sent' end, list.name) as value,
          pg_catalog.format('%I ', list.name)
            || pg_catalog.format_type(attribute.atttypid, attribute.atttypmod) as definition
        from (
          select kind.key as kind, kind.key || '_' || item.place as name,
            case kind.key when 'parent' then item.value ->> 0 else item.value #>> '{}' end as field,
            case kind.key when 'parent' then item.value ->> 1 end as returned
          from pg_catalog.json_each(step -> 'fields') as kind
          cross join lateral pg_catalog.json_array_elements(kind.value) with ordinality as item(value, place)
        ) list
        left join pg_catalog.pg_attribute attribute
          on attribute.attrelid = pg_catalog.to_regclass(relation) and attribute.attname = list.field
          and attribute.attnum > 0 and not attribute.attisdropped
      ) part;
      select pg_catalog.string_agg(pg_catalog.format('%L, stored.%I::text', item.field, item.field), ', ')
      into returned from pg_catalog.json_array_elements_text(step -> 'return') as item(field);
      if step ->> 'partial' = 'true' then
        execute 'with written as (' || statement || ' returning sent.place)'
          || ' select coalesce(pg_catalog.jsonb_agg(place), ''[]'') from written'
          into places using step -> 'rows', given;
        answer := answer || pg_catalog.jsonb_build_object('written', places);
        is_written := is_written or pg_catalog.jsonb_array_length(places) > 0;
        continue;
      elsif returned is null then
        execute statement using step -> 'rows', given;
        get diagnostics written = row_count;
      else
        execute statement || ' returning pg_catalog.jsonb_build_object(' || returned || ')'
          into result using step -> 'rows', given;
        get diagnostics written = row_count;
        answer := pg_catalog.jsonb_build_object('saved', (answer -> 'saved') || coalesce(result, '{}'));
      end if;
      if written is distinct from expected then
        is_unwritten := true;
        raise exception 'The step wrote % of % records.', written, expected;
      end if;
      is_written := is_written or written > 0;
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
  -- To repeat what has written nothing is harmless, and anybody could fill the table with it.
  if requested is not null and is_written then
    insert into ${answered} (request, sender, content, answer) values (requested, person, content, answer);
  end if;
  return answer;
end
`;
}

/** Whether the first of the schemas has the function, and the role can call it and keep its answers: true or null. */
export const writesOnceSql = `(
    select true
    from scope
    join pg_catalog.pg_proc proc
      on proc.pronamespace = scope.oid and proc.proname = 'ninefold_write'
    where scope.place = 1
      and pg_catalog.oidvectortypes(proc.proargtypes) = '${writeArgumentTypes}'
      and pg_catalog.has_function_privilege(proc.oid, 'EXECUTE')
      and exists (
        select from pg_catalog.pg_class class
        join pg_catalog.pg_namespace space on space.oid = class.relnamespace
        where pg_catalog.format('%I.%I', space.nspname, class.relname) = '${answered}'
          and pg_catalog.has_schema_privilege(space.oid, 'USAGE')
          and pg_catalog.has_table_privilege(class.oid, 'INSERT')))`;
