import { DataError, type RawRow, type ReadOptions } from '../../client/index.ts';
import {
  fieldsNamed,
  isReadable,
  keyFields,
  type RecordSource,
  writeColumn,
} from '../../query/index.ts';
import { lengthOfAddress, longestAddress, writeKeyConditions } from '../lookup.ts';
import { keyOf } from '../rows.ts';
import type { IncomingKey } from './incoming-keys.ts';
import { requestRecords } from '../request-records.ts';

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
 * @param columns The fields to read besides the key.
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
  const read = async (keys: readonly (readonly string[])[]): Promise<ReferringRows> => {
    if (keys.length === 0) return { count: 0, rows: new Map() };
    const parameters = [
      ['select', select] as const,
      ...writeKeyConditions(reference.fields, keys),
      ['limit', String(mostRows)] as const,
    ];
    if (keys.length > 1 && lengthOfAddress(source, from, parameters) > longestAddress) {
      const half = Math.ceil(keys.length / 2);
      // A record refers to only one of them, so none is counted twice.
      const [a, b] = await Promise.all([read(keys.slice(0, half)), read(keys.slice(half))]);
      return { count: a.count + b.count, rows: new Map([...a.rows, ...b.rows]) };
    }
    const { rows, count } = await requestRecords(source, from, {
      operation: 'read',
      parameters,
      count: 'exact',
      signal: options.signal,
    });
    const named = key.length === 0 ? [] : rows.map((row) => [keyOf(row, key), row] as const);
    return { count: count ?? rows.length, rows: new Map(named) };
  };
  try {
    return await read(keys);
  } catch (error) {
    if (error instanceof DataError && unknowable.has(error.failure.kind)) return undefined;
    throw error;
  }
}

const unknowable: ReadonlySet<string> = new Set(['denied', 'timeout', 'limit', 'misconfigured']);
