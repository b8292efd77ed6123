/** A data folder that is exported and loaded is the same again: all of its catalog, every row. */
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { catalogSql, installationSql } from '@ninefold/specification/catalog';
import {
  type Backend,
  type FolderContents,
  loadDump,
  openDataFolder,
  originOf,
  ownSchemas,
} from '@ninefold/embedded';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadWorkshop, workshopSchemas } from '../../apps/workshop/load.ts';

const chinook = process.env['CHINOOK_SQL'];
if (!chinook) console.info('Chinook is not exported: CHINOOK_SQL does not name its file.');

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ninefold-round-trip-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** What discovery reads of a database, and a digest of each table's rows. */
async function inside(backend: Backend, schemas: readonly string[]) {
  // The planner's estimates are told too: without this they depend on when it last looked.
  await backend.exec('analyze');
  const { rows: catalogs } = await backend.query(catalogSql({ schemas: [...schemas, 'auth'] }));
  const { rows: tables } = await backend.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind in ('r', 'm') and c.relnamespace::regnamespace::text !~ '^(pg_|information_)'
    order by 1`);
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    const digest = await backend.query(
      `select count(*)::int, md5(string_agg(r::text, E'\n' order by r::text)) from only ${name} r`,
    );
    rows[name] = digest.rows[0];
  }
  const { rows: sequences } = await backend.query(
    'select schemaname, sequencename, last_value from pg_sequences order by 1, 2',
  );
  return { catalogs, rows, sequences };
}

/** Fills one folder, exports it, loads that into another, and gives what is in both. */
async function exportedAndLoaded(load: (backend: Backend) => Promise<FolderContents>) {
  const first = await openDataFolder(join(parent, 'first'));
  const filled = await first.fill(load);
  const schemas = first.record?.schemas ?? [];
  const before = await inside(filled, schemas);
  await first.close();

  const file = join(parent, 'first.sql');
  const source = await openDataFolder(join(parent, 'first'));
  await pipeline(source.writeDump(), createWriteStream(file));
  await source.close();

  const sql = await openAsBlob(file);
  const second = await openDataFolder(join(parent, 'second'));
  const loaded = await second.fill(async (backend) => {
    const report = await loadDump(backend, sql.stream(), { file });
    expect(report.skipped).toEqual([]);
    const origin = originOf(await sql.slice(0, 4096).text());
    if (!origin) throw new Error('The exported file does not say what it was.');
    return { ...origin, accounts: [] };
  });
  const after = await inside(loaded, second.record?.schemas ?? []);
  const { record } = second;
  await second.close();
  return { before, after, record };
}

test('the example', async () => {
  const { before, after, record } = await exportedAndLoaded(async (backend) => {
    await loadWorkshop(backend, { now: new Date('2026-11-20T09:00:00Z') });
    await backend.exec(installationSql({ schemas: workshopSchemas }));
    return { start: 'example', name: 'workshop', schemas: [...workshopSchemas], accounts: [] };
  });
  expect(after).toEqual(before);
  expect(after.rows['auth.users']).toMatchObject({ count: 4 });
  expect(after.rows['work_order']).toMatchObject({ count: 4846 });
  expect(record).toMatchObject({ start: 'example', schemas: workshopSchemas });
});

test.runIf(chinook)('Chinook', async () => {
  const sql = await openAsBlob(chinook ?? '');
  const { before, after } = await exportedAndLoaded(async (backend) => {
    await loadDump(backend, sql.stream(), { file: 'chinook.sql' });
    return { start: 'dump', name: 'chinook', schemas: await ownSchemas(backend), accounts: [] };
  });
  expect(after).toEqual(before);
  expect(after.rows['track']).toMatchObject({ count: 3503 });
});
