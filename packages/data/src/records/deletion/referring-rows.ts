import { DataError, type RawRow, type ReadOptions } from '../../client/index.ts';
import {
  fieldsNamed,
  isReadable,
  keyFields,
  type RecordSource,
  writeColumn,
} from '../../query/index.ts';
import { readByKeys } from '../read-by-keys.ts';
import { keyOf } from '../rows.ts';
import type { IncomingKey } from './incoming-keys.ts';

/** The records that refer to some others by one foreign key, as far as the role may see them. */
export interface ReferringRows {
  readonly count: number;
  /** By their key; fewer than `count` where there are too many to read, or they have no key. */
  readonly rows: ReadonlyMap<string, RawRow>;
}

/** Supabase's own limit of rows in one answer (max_rows), and enough to count what goes with them. */
const mostRows = 1000;

/**
 * Reads which records refer to the given ones.
 *
 * @returns Undefined where the role can't read it, or the database takes too long.
 */
export async function referringRows(
  source: RecordSource,
  { from, reference }: IncomingKey,
  keys: readonly (readonly string[])[],
  columns: readonly string[],
  options: ReadOptions,
): Promise<ReferringRows | undefined> {
  // A period is covered by ranges, which no equality finds.
  const isKnown =
    reference.period !== true && reference.fields.every((name) => isReadable(from, name));
  if (!isKnown) return undefined;
  const key = keyFields(from);
  const select = fieldsNamed(from, [...key, ...columns, ...reference.fields])
    .filter((field) => field.grants.select)
    .map(writeColumn)
    .join(',');
  const others = [['limit', String(mostRows)] as const];
  try {
    const query = { fields: reference.fields, keys, select, others };
    const answer = await readByKeys(source, from, query, options);
    const named = key.length === 0 ? [] : answer.rows.map((row) => [keyOf(row, key), row] as const);
    return { count: answer.count, rows: new Map(named) };
  } catch (error) {
    if (error instanceof DataError && unknowable.has(error.failure.kind)) return undefined;
    throw error;
  }
}

const unknowable: ReadonlySet<string> = new Set(['denied', 'timeout', 'limit', 'misconfigured']);
