import { dollarQuote, quoteLiteral } from '@ninefold/values/sql';

export const updateArgumentTypes = 'json';

/**
 * Returns SQL that creates `ninefold_update(wanted)`, which updates many records of a relation in one
 * statement, each only while it holds the values that were read: `{ "schema", "relation", "fields":
 * { "key": […], "seen": […], "new": […] }, "rows": [{ "place", "key_1", …, "seen_1", …, "new_1", … }] }`. It
 * returns the places of the updated rows. Values have the types of their columns, and the search path
 * begins with the schema of the relation, as in a request to the Data API.
 *
 * @param schemas Those of the Data API: it updates nothing in others, as no other request can.
 */
export function updatesSql(name: string, schemas: readonly string[]): string {
  return `create or replace function ${name}(wanted json)
returns jsonb
language plpgsql
volatile
security invoker
set search_path = pg_catalog, pg_temp
as ${dollarQuote(bodyOf(schemas))};

comment on function ${name}(${updateArgumentTypes}) is
  'Updates many records in one statement, with the permissions of the calling role: used by Ninefold to import files. Each record is found by its key, and updated only while its fields hold the values that were read before. Creates no record. The answer is a list of the rows that were updated; an error in one of them updates none.';
`;
}

function bodyOf(schemas: readonly string[]): string {
  return `
declare
  relation text := pg_catalog.format('%I.%I', wanted ->> 'schema', wanted ->> 'relation');
  columns text;
  assignments text;
  keys text;
  guards text;
  updated jsonb;
begin
  if coalesce(wanted ->> 'schema', '') <> all (array[${schemas.map(quoteLiteral).join(', ')}]) then
    raise insufficient_privilege using
      message = pg_catalog.format('The schema %L is not one of the Data API.', wanted ->> 'schema');
  end if;
  -- Lasts until the function returns.
  perform pg_catalog.set_config('search_path',
    pg_catalog.format('%I, public, extensions', wanted ->> 'schema'), true);
  -- A column that doesn't exist has no type, and a missing list leaves no statement: EXECUTE rejects both.
  select pg_catalog.string_agg(pg_catalog.format('%I %s', part.name,
           pg_catalog.format_type(attribute.atttypid, attribute.atttypmod)), ', '),
         pg_catalog.string_agg(pg_catalog.format('%I = sent.%I', part.field, part.name), ', ')
           filter (where part.kind = 'new'),
         pg_catalog.string_agg(pg_catalog.format('stored.%I = sent.%I', part.field, part.name), ' and ')
           filter (where part.kind = 'key'),
         pg_catalog.string_agg(pg_catalog.format(' and stored.%I is not distinct from sent.%I',
           part.field, part.name), '') filter (where part.kind = 'seen')
  into columns, assignments, keys, guards
  from (
    select list.kind, item.field, list.kind || '_' || item.place as name
    from pg_catalog.json_each(wanted -> 'fields') as list(kind, fields)
    cross join lateral pg_catalog.json_array_elements_text(list.fields)
      with ordinality as item(field, place)
  ) part
  left join pg_catalog.pg_attribute attribute
    on attribute.attrelid = pg_catalog.to_regclass(relation) and attribute.attname = part.field
    and attribute.attnum > 0 and not attribute.attisdropped;
  execute 'with updated as (update ' || relation || ' as stored set ' || assignments
    || ' from pg_catalog.json_to_recordset($1) as sent (place integer, ' || columns
    || ') where ' || keys || coalesce(guards, '')
    || ' returning sent.place) select coalesce(pg_catalog.jsonb_agg(place), ''[]'') from updated'
    into updated using wanted -> 'rows';
  return updated;
end
`;
}
