import { type Backend, createBackend } from '@ninefold/embedded';
import { type Catalog, type CatalogQuery, catalogSql } from '@ninefold/specification/catalog';
import { accountsSql, platformSql } from '../conformance/pair/roles.ts';
import type { Database } from '../servers/index.ts';
import { sharedPostgres } from '../servers/shared-postgres.ts';
import { deskSql } from './desk.ts';

/** One database on the embedded backend and the same on a PostgreSQL server. */
export interface Both {
  /** The answer to a role from each, in a read-only transaction. */
  read(role: string, query?: CatalogQuery): Promise<{ embedded: Catalog; real: Catalog }>;
  /** The database of the server alone. */
  readonly real: Database;
  close(): Promise<void>;
}

/** Puts the same SQL, or for the backend what `embed` does in its place, into both. */
export async function openBoth(
  sql: string,
  embed: (backend: Backend) => Promise<unknown> = (backend) => backend.exec(sql),
): Promise<Both> {
  const server = sharedPostgres();
  const real = await server.createDatabase();
  await real.sql(`${platformSql}${accountsSql}${sql}`);
  const backend = await createBackend();
  await backend.exec(deskSql);
  await embed(backend);
  const embeddedSql = async (text: string) => (await backend.query(text)).rows;
  await Promise.all([real.sql('analyze'), backend.exec('analyze')]);
  return {
    real,
    read: async (role, query) => ({
      embedded: await readOnly(embeddedSql, role, query),
      real: await readOnly(real.sql, role, query),
    }),
    async close() {
      await Promise.all([backend.close(), server.stop()]);
    },
  };
}

async function readOnly(
  run: (sql: string) => Promise<readonly unknown[]>,
  role: string,
  query?: CatalogQuery,
): Promise<Catalog> {
  await run('begin read only');
  try {
    await run(`set local role "${role}"`);
    await run('set local jit = off');
    const [row] = (await run(catalogSql(query))) as readonly { catalog: Catalog }[];
    if (row === undefined) throw new Error('The catalog query answered no row.');
    return row.catalog;
  } finally {
    await run('rollback');
  }
}
