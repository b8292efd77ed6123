import { catalogSelectSql } from './catalog.ts';
import { columnsSql } from './columns.ts';
import { constraintsSql } from './constraints.ts';
import { quoteLiteral } from './quote.ts';
import { relationsSql } from './relations.ts';
import { typesSql } from './types.ts';

export interface CatalogQuery {
  /** Schemas to read; `public` where left out. */
  readonly schemas?: readonly string[];
}

/**
 * One SELECT of one row and one jsonb column `catalog`: a `Catalog` of what the
 * current role may know. Changes nothing, runs in a read-only transaction, on
 * PostgreSQL 15 and newer. Its search path is set for the transaction alone. On a
 * server, `set local jit = off` first: compiling it takes longer than running it.
 */
export function catalogSql({ schemas = ['public'] }: CatalogQuery = {}): string {
  const names = schemas.map(quoteLiteral).join(', ');
  return `with recursive asked as (
  select name, place
  from unnest(array[${names}]::text[]) with ordinality list(name, place)
),
${relationsSql},
${typesSql},
${columnsSql},
${constraintsSql},
${catalogSelectSql}`;
}
