/**
 * Runs as a separate process: opens an engine in a folder, has it answer a query, and then does each task that it
 * receives as a message, which it answers with figures.
 */
import { loadWorkshop } from '../../../apps/workshop/load.ts';
import { accountsSql, platformSql, rolesSql } from '../../conformance/pair/roles.ts';
import { median } from '../measure.ts';
import { requestKinds } from '../requests/kinds.ts';
import { schemaOf } from '../requests/schema.ts';
import {
  type Engine,
  type EngineName,
  type EngineTask,
  type Figures,
  loading,
  pagesAtOnce,
} from './engine.ts';

const [name, folder = '', fsync] = process.argv.slice(2);

async function open(): Promise<Engine | undefined> {
  if ((name as EngineName) === 'neither') return undefined;
  if ((name as EngineName) === 'pglite') {
    const { openPglite } = await import('./open-pglite.ts');
    return openPglite(folder);
  }
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(folder, fsync === 'on' ? 'on' : 'off');
}

// Auth comes from it with either engine.
await import('@supabase/lite');
const engine = await open();
await engine?.query('select 1');
process.send?.({});

process.on('message', (task: EngineTask) => void answer(task));

async function answer(task: EngineTask): Promise<void> {
  if (engine && task.task === 'example') process.send?.(await example(engine));
  if (engine && task.task === 'requests') process.send?.(await requests(engine, task));
  if (task.task === 'close') {
    await engine?.close();
    process.disconnect();
  }
}

async function example({ example: backend }: Engine): Promise<Figures> {
  await backend.exec(`${rolesSql}${platformSql}${accountsSql}`);
  const begun = performance.now();
  await loadWorkshop(backend);
  return { [loading]: performance.now() - begun };
}

async function requests(
  { query, example: { exec } }: Engine,
  { times, customers }: EngineTask & { task: 'requests' },
): Promise<Figures> {
  await exec(`${rolesSql}${schemaOf(customers)}`);
  const figures: Record<string, number> = {};
  for (const { name: kind, sql } of requestKinds) {
    figures[kind] = await median(times, () => query(sql));
  }
  const [page] = requestKinds;
  const pages = () => Promise.all(Array.from({ length: 20 }, () => query(page?.sql ?? '')));
  figures[pagesAtOnce] = await median(times, pages);
  return figures;
}
