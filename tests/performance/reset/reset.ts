import { createBackend, resettableBackend } from '@ninefold/embedded';
import { loadWorkshop } from '../../../apps/workshop/load.ts';
import { type Effort, median } from '../measure.ts';
import { inMilliseconds, type Table } from '../report/table.ts';

/** Changes made before a reset, which undoes them. */
const changes: Readonly<Record<string, string>> = {
  'after one row was written': "insert into measured (note) values ('one')",
  'after ten thousand rows were written':
    "insert into measured (note) select 'many' from generate_series(1, 10000)",
  'after a table was altered': 'alter table measured add column more text',
};

/** Putting the example's database back, against the floor of opening its snapshot again. */
export async function measureReset(effort: Effort): Promise<Table> {
  const snapshot = await makeSnapshot(effort);
  const open = () => createBackend({ snapshot, extensions: ['btree_gist'] });
  const opened = await median(effort.quick ? 1 : 5, async () => (await open()).close());
  const backend = await resettableBackend(open);
  try {
    const rows = [['Opening the snapshot again', inMilliseconds(opened)]];
    for (const [name, sql] of Object.entries(changes)) {
      const times = effort.quick ? 1 : 20;
      const taken = await median(
        times,
        () => backend.reset(),
        () => backend.exec(sql),
      );
      rows.push([`A reset ${name}`, inMilliseconds(taken)]);
    }
    return { name: 'reset', columns: ['what', 'time'], rows };
  } finally {
    await backend.close();
  }
}

async function makeSnapshot({ quick }: Effort): Promise<Blob> {
  const backend = await createBackend();
  try {
    if (!quick) await loadWorkshop(backend);
    await backend.exec(
      'create table measured (id int generated always as identity primary key, note text)',
    );
    return await backend.snapshot();
  } finally {
    await backend.close();
  }
}
