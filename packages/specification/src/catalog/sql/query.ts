import { scopeSql } from './scope.ts';
import { catalogSelectSql } from './catalog.ts';
import type { CatalogQuery, OverviewQuery } from './catalog-query.ts';
import { columnsSql } from './columns.ts';
import { constraintsSql } from './constraints.ts';
import { filledSql } from './filled.ts';
import { functionSql, functionsSql } from './functions.ts';
import { grantsSql } from './grants.ts';
import { indexesSql } from './indexes.ts';
import { interceptorsSql } from './interceptors.ts';
import { membershipsSql, raisedSql, supportingFunctionsSql } from './team.ts';
import { outlinesSql } from './outlines.ts';
import { personsSql } from './persons.ts';
import { policiesSql } from './policies.ts';
import { policyFunctionsSql } from './policy-functions.ts';
import { publicationsSql } from './publications.ts';
import { quoteLiteral } from '@ninefold/values/sql';
import { relationsSql } from './relations.ts';
import { settingsSql } from './settings.ts';
import { triggersSql } from './triggers.ts';
import { typesSql } from './types.ts';
import { viewsSql } from './views.ts';

/** The SQL in place of each argument. */
export type CatalogArguments = Readonly<
  Record<'entities' | 'overview' | 'foremost' | 'search' | 'at_most', string>
>;

/**
 * Returns a SELECT of one row and one jsonb column `catalog`: the `Catalog` that the current role may
 * read. It changes nothing, runs in a read-only transaction, on PostgreSQL 15 and newer, and sets its
 * search path only for the transaction. On a server, `set local jit = off` first: compiling it takes
 * longer than running it.
 */
export function catalogSql(query: CatalogQuery = {}): string {
  const { entities, overview = false } = query;
  const { foremost, search, atMost }: OverviewQuery = overview === true ? {} : overview || {};
  return catalogSqlFor(query, {
    entities: entities === undefined ? 'null::text[]' : textArray(entities),
    overview: String(overview !== false),
    foremost: foremost === undefined ? 'null::text[]' : textArray(foremost),
    search: search === undefined ? 'null::text' : quoteLiteral(search),
    at_most: atMost === undefined ? 'null::integer' : String(Math.trunc(atMost)),
  });
}

/** Returns the SELECT with SQL expressions for the arguments, for the body of the function. */
export function catalogSqlFor(
  {
    schemas = ['public'],
    audience = 'team',
    hidesPolicies = false,
  }: Pick<CatalogQuery, 'schemas' | 'audience' | 'hidesPolicies'>,
  given: CatalogArguments,
): string {
  return `with recursive requested as (
  select name, place
  from unnest(${textArray(schemas)}) with ordinality list(name, place)
),
option as materialized (
  select ${audience === 'team' ? 'true' : 'false'} as team,
         ${policyTexts(audience, hidesPolicies)} as policy_texts,
         ${Object.entries(given)
           .map(([name, value]) => `${value} as ${name}`)
           .join(',\n         ')}
),
${[
  scopeSql,
  relationsSql,
  functionSql,
  typesSql,
  viewsSql,
  filledSql,
  personsSql,
  columnsSql,
  constraintsSql,
  indexesSql,
  policiesSql,
  policyFunctionsSql,
  triggersSql,
  interceptorsSql,
  publicationsSql,
  grantsSql,
  functionsSql,
  ...(audience === 'team'
    ? [supportingFunctionsSql, raisedSql, membershipsSql]
    : ['supporting_functions', 'raised', 'memberships'].map(
        (name) => `${name} as (select null::jsonb as list)`,
      )),
  settingsSql,
  outlinesSql,
  catalogSelectSql,
].join(',\n')}`;
}

/** Visitors are anybody: they never learn what policies say. */
function policyTexts(audience: CatalogQuery['audience'], hidesPolicies: boolean): string {
  if (audience === 'team') return 'true';
  return hidesPolicies ? 'false' : `current_user <> 'anon'`;
}

function textArray(texts: readonly string[]): string {
  return `array[${texts.map(quoteLiteral).join(', ')}]::text[]`;
}
