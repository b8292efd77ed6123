import { addNumbers } from '@ninefold/values';
import type { Entity } from '@ninefold/specification';
import type { ReadOptions } from '../../client/index.ts';
import { initialListState } from '@ninefold/specification/grammar';
import type { RecordSource } from '../../query/index.ts';
import { listRecordsById } from '../list-by-id.ts';
import type { SummaryGroup } from './summary.ts';

/** Counts and sums the records of these ids, exactly. Those that the role can't see are left out. */
export async function sumById(
  source: RecordSource,
  entity: Entity,
  ids: Iterable<string>,
  fields: readonly string[],
  { signal }: ReadOptions = {},
): Promise<Pick<SummaryGroup, 'count' | 'sums'>> {
  let count = 0;
  const sums = new Map<string, string | null>(fields.map((name) => [name, null]));
  const options = { fields, links: [], signal };
  for await (const { rows } of listRecordsById(source, entity, ids, initialListState, options)) {
    count += rows.length;
    for (const { values } of rows) {
      for (const name of fields) {
        const value = values[name];
        const number = typeof value === 'string' ? value : null;
        sums.set(name, addNumbers(sums.get(name) ?? null, number));
      }
    }
  }
  return { count, sums: Object.fromEntries(sums) };
}

/** Returns what is left of sums without other ones. */
export function subtractSums(
  from: SummaryGroup['sums'],
  others: SummaryGroup['sums'],
): SummaryGroup['sums'] {
  const left = Object.entries(from).map(([name, sum]) => {
    const other = others[name] ?? null;
    const negated = other?.startsWith('-') === true ? other.slice(1) : other && `-${other}`;
    return [name, addNumbers(sum, negated)] as const;
  });
  return Object.fromEntries(left);
}
