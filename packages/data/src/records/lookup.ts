import { DataError, type RawRow, type ReadOptions } from '../client/index.ts';
import { type Parameter, writeName } from '@ninefold/specification/grammar';
import {
  linkedFields,
  type LinkPlan,
  readKey,
  type RecordSource,
  writeColumn,
  writeKey,
} from '../query/index.ts';
import { readByKeys } from './read-by-keys.ts';

/** Referenced records, by the referenced fields' values written by `writeKey`. */
export type LinkedRecords = ReadonlyMap<string, RawRow>;

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

/** Reads the records of these ids, as far as they meet the conditions `within`. */
export async function lookUpIds(
  source: RecordSource,
  plan: LinkPlan,
  ids: readonly string[],
  { signal, within = [] }: ReadOptions & { readonly within?: readonly Parameter[] } = {},
): Promise<LinkedRecords> {
  const found = new Map<string, RawRow>();
  const { target, reference } = plan;
  if (target === undefined) return found;
  const { referencedFields } = reference;
  const select = linkedFields(plan).map(writeColumn).join(',');
  const others = [...within, ['order', referencedFields.map(writeName).join(',')] as const];
  let left: readonly string[] = [...new Set(ids)];
  for (;;) {
    const keys = left.map(readKey);
    const query = { fields: referencedFields, keys, select, others };
    const answer = await readByKeys(source, target, query, { signal });
    for (const row of answer.rows) {
      found.set(writeKey(referencedFields.map((name) => String(row[name]))), row);
    }
    const missing = left.filter((id) => !found.has(id));
    const isCut = answer.count > answer.rows.length && missing.length < left.length;
    if (!isCut) return found;
    left = missing;
  }
}
