import { answeredRequestsSql } from './answered-requests.ts';
import { countsArgumentTypes, countsSql } from './counts.ts';
import { grantCallsSql } from './grant-calls.ts';
import type { CatalogQuery } from './catalog-query.ts';
import { type CatalogArguments, catalogSqlFor } from './query.ts';
import { dollarQuote, quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import { installedVersion } from './installed-version.ts';
import { sessionSettings } from './scope.ts';
import { writeArgumentTypes, writeSql } from './write.ts';

const argumentTypes = 'text[], boolean, text[], text, integer, text';

/**
 * Returns SQL that installs `ninefold_specification(…)`, `ninefold_counts(…)` and `ninefold_write(…)` in the
 * first of the schemas and grants them to the roles of the Data API. All run with the permissions of the
 * role that calls them (SECURITY INVOKER); the first two change nothing (STABLE). The table of the requests that
 * were carried out is created in a schema of its own, with a trigger that deletes old ones (SECURITY DEFINER). The SQL can be run again. It skips roles that do not exist.
 */
export function installationSql(
  query: Pick<CatalogQuery, 'schemas' | 'hidesPolicies'> = {},
): string {
  const schemas = query.schemas ?? ['public'];
  const [schema = 'public'] = schemas;
  const specification = `${quoteIdentifier(schema)}.ninefold_specification`;
  const counts = `${quoteIdentifier(schema)}.ninefold_counts`;
  const write = `${quoteIdentifier(schema)}.ninefold_write`;
  const signatures = `${specification}(${argumentTypes}), ${counts}(${countsArgumentTypes}), ${write}(${writeArgumentTypes})`;
  return `${specificationSql(specification, query)}
${countsSql(counts)}
${answeredRequestsSql}
-- Earlier versions wrote with these.
drop function if exists ${quoteIdentifier(schema)}.ninefold_save(json);
drop function if exists ${quoteIdentifier(schema)}.ninefold_update(json);

${writeSql(write, { schemas })}
${grantCallsSql(signatures)}`;
}

/**
 * Returns SQL that creates the function that returns a `Catalog`. Its answer does not grow with the
 * number of entities: a call with `entities` returns these and their surroundings, one with `overview`
 * as many entities as navigation has room for. With the hash of an earlier answer in `known`, it returns
 * `{ "unchanged": true }` in place of the same answer. Planning takes longer than running it, so that a
 * connection plans it once (PL/pgSQL, generic plan), and compiling it (JIT) would take longer still.
 */
function specificationSql(
  name: string,
  query: Pick<CatalogQuery, 'schemas' | 'hidesPolicies'>,
): string {
  const body = catalogSqlFor({ ...query, audience: 'browser' }, {
    entities: 'ninefold_specification.entities',
    overview: 'ninefold_specification.overview',
    foremost: 'ninefold_specification.foremost',
    search: 'ninefold_specification.search',
    at_most: 'ninefold_specification.at_most',
  } satisfies CatalogArguments);
  return `-- Earlier versions took fewer arguments; beside this one, a call could mean either.
drop function if exists ${name}();
drop function if exists ${name}(text[], boolean);
drop function if exists ${name}(text[], boolean, text[], text, integer);

create or replace function ${name}(
  entities text[] default null,
  overview boolean default false,
  foremost text[] default null,
  search text default null,
  at_most integer default null,
  known text default null
)
returns jsonb
language plpgsql
stable
security invoker
${sessionSettings.map(([name, value]) => `set ${name} = ${settingSql(name, value)}`).join('\n')}
set jit = off
set plan_cache_mode = force_generic_plan
as ${dollarQuote(`
#variable_conflict use_column
begin
return (
${unlessKnown(body)}
);
end
`)};

comment on function ${name}(${argumentTypes}) is
  'Describes the tables, columns, keys, types and functions that the calling role may use, so that Ninefold can assemble screens for it. Reads the catalog only. entities: describe only these and the entities that they refer to, and in outline the entities that refer to them. overview: list the entities that the role may read, in outline, the foremost first, filtered by search and limited to at_most. known: the hash of an earlier answer; the function then answers only whether it still holds. Version ${installedVersion}.';
`;
}

/** A catalog has a hash, which stands for it while it is unchanged. */
function unlessKnown(catalogSelect: string): string {
  return `select case
  when ninefold_specification.known = hashed.hash
    then pg_catalog.jsonb_build_object('format', 2, 'unchanged', true)
  else found.catalog || pg_catalog.jsonb_build_object('hash', hashed.hash)
end
from (
${catalogSelect}
) found
cross join lateral (select pg_catalog.md5(found.catalog::text) as hash) hashed`;
}

/** Quotes a setting, except a search path, which is a list of names. */
function settingSql(name: string, value: string): string {
  return name === 'search_path' ? value : quoteLiteral(value);
}
