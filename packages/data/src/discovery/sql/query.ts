import { askedSql } from './asked.ts';
import { catalogSelectSql } from './catalog.ts';
import { columnsSql } from './columns.ts';
import { constraintsSql } from './constraints.ts';
import { functionSql, functionsSql } from './functions.ts';
import { grantsSql } from './grants.ts';
import { indexesSql } from './indexes.ts';
import { outlinesSql } from './outlines.ts';
import { policiesSql } from './policies.ts';
import { publicationsSql } from './publications.ts';
import { quoteLiteral } from './quote.ts';
import { relationsSql } from './relations.ts';
import { settingsSql } from './settings.ts';
import { triggersSql } from './triggers.ts';
import { typesSql } from './types.ts';
import { viewsSql } from './views.ts';

export interface CatalogQuery {
  /** Schemas to read; `public` where left out. */
  readonly schemas?: readonly string[];
  /**
   * For a `team` (the default), everything that the connection's role may read. For a
   * `browser`, what its own role may know, and of policies, triggers and functions
   * no text but a hash: what the installed function answers.
   */
  readonly audience?: 'team' | 'browser';
  /**
   * The relations to tell in full, by `entityId`; those that they refer to come with
   * them, and those that refer to them in outline. All of them where left out.
   */
  readonly entities?: readonly string[];
  /** All relations in outline; in full only those named by `entities`. */
  readonly overview?: boolean;
}

/**
 * One SELECT of one row and one jsonb column `catalog`: a `Catalog` of what the
 * current role may know. Changes nothing, runs in a read-only transaction, on
 * PostgreSQL 15 and newer. Its search path is set for the transaction alone. On a
 * server, `set local jit = off` first: compiling it takes longer than running it.
 */
export function catalogSql(query: CatalogQuery = {}): string {
  const { entities, overview = false } = query;
  return catalogSqlFor(query, {
    entities: entities === undefined ? 'null::text[]' : textArray(entities),
    overview: String(overview),
  });
}

/** The same with SQL expressions in place of the arguments, as the function's body needs it. */
export function catalogSqlFor(
  { schemas = ['public'], audience = 'team' }: Pick<CatalogQuery, 'schemas' | 'audience'>,
  { entities, overview }: { readonly entities: string; readonly overview: string },
): string {
  return `with recursive asked as (
  select name, place
  from unnest(${textArray(schemas)}) with ordinality list(name, place)
),
option as materialized (
  select ${audience === 'team' ? 'true' : 'false'} as team,
         ${entities} as entities,
         ${overview} as overview
),
${[
  askedSql,
  relationsSql,
  functionSql,
  typesSql,
  viewsSql,
  columnsSql,
  constraintsSql,
  indexesSql,
  policiesSql,
  triggersSql,
  publicationsSql,
  grantsSql,
  functionsSql,
  settingsSql,
  outlinesSql,
  catalogSelectSql,
].join(',\n')}`;
}

function textArray(texts: readonly string[]): string {
  return `array[${texts.map(quoteLiteral).join(', ')}]::text[]`;
}
