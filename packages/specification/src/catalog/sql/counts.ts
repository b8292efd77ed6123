import { dollarQuote } from '@ninefold/values/sql';

/** A condition for each operator of a filter, as `format()` writes it from the field and the value. */
const conditions = {
  eq: 'counted.%I = %L',
  neq: 'counted.%I <> %L',
  lt: 'counted.%I < %L',
  lte: 'counted.%I <= %L',
  gt: 'counted.%I > %L',
  gte: 'counted.%I >= %L',
  in: 'counted.%I = any (%L)',
  empty: 'counted.%I is null',
  notEmpty: 'not counted.%I is null',
  contains: 'counted.%I ilike %L',
  starts: 'counted.%I ilike %L',
};

export const countsArgumentTypes = 'jsonb';

/**
 * Returns SQL that creates `ninefold_counts(wanted)`, which counts the records that the calling role can
 * see in several relations: `[{ "schema", "relation", "filters": [{ "field", "operator", "values" }] }]`.
 * It returns the counts in the same order, with null for each that failed. Values are untyped literals,
 * and the search path begins with the schema of the relation, so that operators and functions resolve as
 * in a request to the Data API.
 */
export function countsSql(name: string): string {
  return `create or replace function ${name}(wanted jsonb)
returns jsonb
language plpgsql
stable
security invoker
set search_path = pg_catalog, pg_temp
as ${dollarQuote(body)};

comment on function ${name}(${countsArgumentTypes}) is
  'How many records of each relation the calling role can see: read by Ninefold to show the counts in its navigation. Changes nothing. Each relation has a schema, a name and filters. The answer is a list of counts in the same order, with null for a relation that could not be counted.';
`;
}

const body = String.raw`
declare
  conditions constant jsonb := '${JSON.stringify(conditions)}';
  relation jsonb;
  filter jsonb;
  value text;
  pattern text;
  statement text;
  counted bigint;
  counts jsonb := '[]';
begin
  -- PostgREST 12 passes JSON in an address as a JSON string.
  for relation in select pg_catalog.jsonb_array_elements((wanted #>> '{}')::jsonb) loop
    begin
      -- Lasts until the function returns.
      perform pg_catalog.set_config('search_path',
        pg_catalog.format('%I, public, extensions', relation ->> 'schema'), true);
      statement := pg_catalog.format('select pg_catalog.count(*) from %I.%I as counted where true',
        relation ->> 'schema', relation ->> 'relation');
      for filter in select pg_catalog.jsonb_array_elements(relation -> 'filters') loop
        value := filter -> 'values' ->> 0;
        pattern := pg_catalog.regexp_replace(value, '[\\%_]', '\\\&', 'g') || '%';
        -- An unknown operator makes the statement null, which EXECUTE rejects.
        statement := statement || ' and ' || pg_catalog.format(
          conditions ->> (filter ->> 'operator'),
          filter ->> 'field',
          case filter ->> 'operator'
            when 'in' then
              array(select pg_catalog.jsonb_array_elements_text(filter -> 'values'))::text
            when 'contains' then '%' || pattern
            when 'starts' then pattern
            else value
          end);
      end loop;
      execute statement into counted;
    exception when others then
      counted := null;
    end;
    counts := counts || pg_catalog.jsonb_build_array(counted);
  end loop;
  return counts;
end
`;
