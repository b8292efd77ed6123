import type { DataError } from '@ninefold/data/client';
import type { RecordSource } from '@ninefold/data/records';
import type { ManyWrite, ReadRecord } from '@ninefold/data/records/bulk';
import type { Entity } from '@ninefold/specification';
import { QueryClient } from '@tanstack/react-query';
import { type RowSaved, saveMany, type SaveManyOptions } from '../src/many/index.ts';
import type { WriteContext } from '../src/writes/index.ts';

/** Returns what a write needs where nothing is shown, and the database alone decides. */
export function contextOf(source: RecordSource): WriteContext {
  return {
    source,
    queries: new QueryClient(),
    send: (request) => request(),
    refresh: () => Promise.resolve(true),
  };
}

/** Writes many records, and sorts them by what became of them. */
export async function writeMany(
  source: RecordSource,
  entity: Entity,
  records: readonly ReadRecord[],
  write: ManyWrite,
  options: SaveManyOptions = {},
) {
  const { rows, stopped } = await saveMany(contextOf(source), entity, records, write, options);
  const saved = rows.flatMap(({ row, result }) =>
    result.status === 'saved' ? [{ row, result }] : [],
  );
  const isUnchanged = ({ record, values }: RowSaved) =>
    write.operation === 'update' && record !== null && Object.keys(values).length === 0;
  return {
    results: rows.map(({ result }) => result),
    written: saved.flatMap(({ result }) => (isUnchanged(result) ? [] : result)),
    unchanged: saved.flatMap(({ row, result }) => (isUnchanged(result) ? row : [])),
    failed: rows.flatMap(({ row, result }) =>
      result.status === 'refused' || result.status === 'conflict'
        ? [{ record: row, error: result.error as DataError }]
        : [],
    ),
    uncertain: rows.flatMap(({ row, result }) => (result.status === 'lost' ? row : [])),
    left: rows.flatMap(({ row, result }) => (result.status === 'unsent' ? row : [])),
    stopped,
  };
}
