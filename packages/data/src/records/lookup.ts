import { request, type RawRow, type ReadOptions } from '../client/index.ts';
import { writeName, writeParameterName } from './grammar/names.ts';
import { writeValueList } from './grammar/value-list.ts';
import { readKey, writeKey } from './key.ts';
import { writeColumn } from './query/columns.ts';
import { linkedFields, type LinkPlan } from './query/links.ts';
import type { RecordSource } from './source.ts';

/** Referenced records, by the referenced fields' values written by `writeKey`. */
export type LinkedRecords = ReadonlyMap<string, RawRow>;

/** Ids in one request: longer addresses are refused (414). */
const idsAtOnce = 100;

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
  return lookUpIds(source, plan, ids, options);
}

/** The same by ids. */
export async function lookUpIds(
  source: RecordSource,
  plan: LinkPlan,
  ids: readonly string[],
  options: ReadOptions = {},
): Promise<LinkedRecords> {
  const found = new Map<string, RawRow>();
  const { target, reference } = plan;
  const distinct = [...new Set(ids)];
  if (target === undefined) return found;
  for (let start = 0; start < distinct.length; start += idsAtOnce) {
    const keys = distinct.slice(start, start + idsAtOnce).map(readKey);
    const { rows } = await request(
      source.client,
      {
        does: 'read',
        schema: target.schema,
        relation: target.name,
        parameters: [
          ['select', linkedFields(plan).map(writeColumn).join(',')],
          // Of several fields each is asked for alone: more rows may come than were meant.
          ...reference.referencedFields.map(
            (name, index) =>
              [
                writeParameterName(name),
                `in.${writeValueList([...new Set(keys.map((key) => key[index] ?? ''))])}`,
              ] as const,
          ),
          ['order', reference.referencedFields.map(writeName).join(',')],
        ],
        signal: options.signal,
      },
      { entity: target, specification: source.specification },
    );
    for (const row of rows) {
      const values = reference.referencedFields.map((name) => row[name]);
      found.set(writeKey(values.map(String)), row);
    }
  }
  return found;
}
