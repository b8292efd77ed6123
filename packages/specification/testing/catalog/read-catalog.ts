import type { PGlite } from '@electric-sql/pglite';
import { type Catalog, type CatalogQuery, catalogSql } from '../../src/catalog/index.ts';

/** The answer to a role, in a read-only transaction. */
export async function readCatalog(
  database: PGlite,
  role: string,
  query?: CatalogQuery,
): Promise<Catalog> {
  return database.transaction(async (transaction) => {
    await transaction.exec('set transaction read only');
    await transaction.exec(`set local role "${role}"`);
    const { rows } = await transaction.query<{ catalog: Catalog }>(catalogSql(query));
    const [row] = rows;
    if (rows.length !== 1 || row === undefined) throw new Error(`${rows.length} rows, not one`);
    return row.catalog;
  });
}
