import { DataError, request, type RawRow, type ReadOptions } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { writeLeaf } from '../grammar/logic-tree.ts';
import { writeName } from '../grammar/names.ts';
import { readKey, writeKey } from './key.ts';
import { writeColumn } from './query/columns.ts';
import { writeConditions, type Parameter } from './query/conditions.ts';
import { linkedFields, type LinkPlan } from './query/links.ts';
import type { RecordSource } from './source.ts';

/** Referenced records, by the referenced fields' values written by `writeKey`. */
export type LinkedRecords = ReadonlyMap<string, RawRow>;

/** supabase-js warns of a longer one, and servers refuse it (414). */
export const longestAddress = 8000;

/** Reads the records that rows refer to, apart from the rows themselves. */
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
    const { rows, count } = await request(
      source.client,
      {
        does: 'read',
        schema: target.schema,
        relation: target.name,
        parameters,
        count: 'exact',
        signal: options.signal,
      },
      { entity: target, specification: source.specification },
    );
    for (const row of rows) {
      const values = reference.referencedFields.map((name) => row[name]);
      found.set(writeKey(values.map(String)), row);
    }
    // The server gives no more rows than max_rows in one answer.
    const isCut = (count ?? 0) > rows.length;
    const left = isCut ? ids.filter((id) => !found.has(id)) : [];
    if (left.length < ids.length) await read(left);
  };
  await read([...new Set(ids)]);
  return found;
}

/** Conditions that exactly these keys fulfil. */
export function writeKeyConditions(
  fields: readonly string[],
  keys: readonly (readonly string[])[],
): readonly Parameter[] {
  const [field = '', ...others] = fields;
  if (others.length === 0) {
    return writeConditions([{ field, operator: 'in', values: keys.map(([value = '']) => value) }]);
  }
  const each = keys.map((key) => {
    const leaves = fields.map((field, index) =>
      writeLeaf({ field, operator: 'eq', values: [key[index] ?? ''] }),
    );
    return `and(${leaves.join(',')})`;
  });
  return [['or', `(${each.join(',')})`]];
}

export function lengthOfAddress(
  { client }: RecordSource,
  { name }: Entity,
  parameters: readonly Parameter[],
): number {
  const query = new URLSearchParams(parameters.map(([...pair]) => pair));
  return `${client.url}/rest/v1/${encodeURIComponent(name)}?${query}`.length;
}
