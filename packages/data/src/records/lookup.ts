import { DataError, type RawRow, type ReadOptions } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { equals, type Parameter, writeFilters, writeName, writeTerm } from '../grammar/index.ts';
import {
  linkedFields,
  type LinkPlan,
  readKey,
  type RecordSource,
  writeColumn,
  writeKey,
} from '../query/index.ts';
import { requestRecords } from './request-records.ts';

/** Referenced records, by the referenced fields' values written by `writeKey`. */
export type LinkedRecords = ReadonlyMap<string, RawRow>;

/** Characters of a URL. supabase-js warns of longer ones, and servers reject them (414). */
export const longestAddress = 8000;

/** Reads the records that rows refer to, in requests of their own. */
export async function lookUp(
  source: RecordSource,
  plan: LinkPlan,
  rows: readonly RawRow[],
  options: ReadOptions = {},
): Promise<LinkedRecords> {
  const ids = rows.flatMap((row) => {
    const values = plan.reference.fields.map((name) => row[name]);
    return values.every((value) => value !== null && value !== undefined)
      ? writeKey(values.map(String))
      : [];
  });
  return lookUpIds(source, plan, ids, options).catch((error: unknown) => {
    // In a schema that the Data API doesn't expose: the rows are shown without their labels.
    if (error instanceof DataError && error.failure.code === 'PGRST106') return new Map();
    throw error;
  });
}

/** Reads the records of these ids. */
export async function lookUpIds(
  source: RecordSource,
  plan: LinkPlan,
  ids: readonly string[],
  options: ReadOptions = {},
): Promise<LinkedRecords> {
  const found = new Map<string, RawRow>();
  const { target, reference } = plan;
  if (target === undefined) return found;
  const read = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const parameters = [
      ['select', linkedFields(plan).map(writeColumn).join(',')] as const,
      ...writeKeyConditions(reference.referencedFields, ids.map(readKey)),
      ['order', reference.referencedFields.map(writeName).join(',')] as const,
    ];
    if (ids.length > 1 && lengthOfAddress(source, target, parameters) > longestAddress) {
      const half = Math.ceil(ids.length / 2);
      await Promise.all([read(ids.slice(0, half)), read(ids.slice(half))]);
      return;
    }
    const { rows, count } = await requestRecords(source, target, {
      operation: 'read',
      parameters,
      count: 'exact',
      signal: options.signal,
    });
    for (const row of rows) {
      const values = reference.referencedFields.map((name) => row[name]);
      found.set(writeKey(values.map(String)), row);
    }
    // The server returns no more rows than max_rows in one answer.
    const isCut = (count ?? 0) > rows.length;
    const left = isCut ? ids.filter((id) => !found.has(id)) : [];
    if (left.length < ids.length) await read(left);
  };
  await read([...new Set(ids)]);
  return found;
}

/** Writes the conditions that exactly these keys meet. */
export function writeKeyConditions(
  fields: readonly string[],
  keys: readonly (readonly string[])[],
): readonly Parameter[] {
  const [field = '', ...others] = fields;
  if (others.length === 0) {
    return writeFilters([{ field, operator: 'in', values: keys.map(([value = '']) => value) }]);
  }
  const each = keys.map((key) => {
    const terms = fields.map((field, index) => writeTerm(equals(field, key[index] ?? '')));
    return `and(${terms.join(',')})`;
  });
  return [['or', `(${each.join(',')})`]];
}

/** Returns the length of a request's URL, in characters. */
export function lengthOfAddress(
  { client }: RecordSource,
  { name }: Entity,
  parameters: readonly Parameter[],
): number {
  const query = new URLSearchParams(parameters.map(([...pair]) => pair));
  return `${client.url}/rest/v1/${encodeURIComponent(name)}?${query}`.length;
}
