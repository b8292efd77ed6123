import { requestRecords } from '../../client/index.ts';
import { mostRowsOf } from '../list-plan.ts';
import { recordsOf } from '../rows.ts';
import type { SummaryPart } from './parts.ts';
import type { SummaryPlan } from './plan.ts';

/** Reads the records themselves, with nothing but what is grouped and summed; undefined if they don't fit in one answer. */
export async function readRows(plan: SummaryPlan): Promise<readonly SummaryPart[] | undefined> {
  const { source, entity, list, select, conditions, sums, signal } = plan;
  const most = mostRowsOf(source.specification);
  const { rows, count } = await requestRecords(source, entity, {
    operation: 'read',
    parameters: [['select', select], ...conditions, ['limit', String(most)]],
    // The server's own limit may be lower, and unknown.
    count: 'exact',
    signal,
  });
  if (rows.length !== count) return undefined;
  const records = await recordsOf(source, list.records, rows, 0, { signal });
  return records.map((record) => ({
    record,
    count: 1,
    sums: Object.fromEntries(sums.map(({ name }) => [name, textOf(record.values[name])] as const)),
  }));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
