import { PGlite } from '@electric-sql/pglite';
import { memoryParams, takeSnapshot } from '../src/postgres/index.ts';
import { rememberPostgres } from '../src/postgres/rewind/index.ts';
import { freeStackAfterErrors } from '../src/postgres/stack-pointer.ts';
import { cachedTemplate, newCluster } from '../src/template/index.ts';
import { lend } from './lend.ts';

const startParams = [...PGlite.defaultStartParams, ...memoryParams];

const bareCluster = cachedTemplate('bare', async () => {
  const postgres = await PGlite.create({ loadDataDir: await newCluster(), startParams });
  const snapshot = await takeSnapshot(postgres, true);
  await postgres.close();
  return snapshot;
});

/** Lends an empty Postgres without anything of Supabase. */
export const lendPostgres = lend(openPostgres, async (postgres) => {
  const rewind = await rememberPostgres(postgres);
  return () => postgres.runExclusive(async () => rewind());
});

async function openPostgres(): Promise<PGlite> {
  const postgres = await PGlite.create({ loadDataDir: await bareCluster(), startParams });
  freeStackAfterErrors(postgres);
  return postgres;
}
