import { requestRecords } from '../../client/index.ts';
import { mostRowsOf } from '../list-plan.ts';
import { recordsOf } from '../rows.ts';
import type { SummaryPart } from './parts.ts';
import type { SummaryPlan } from './plan.ts';

/** Reads the records themselves, with nothing but what is grouped and summed; undefined if they don't fit in one answer. */
export async function readRows(
  plan: SummaryPlan,
  total: number | undefined,
): Promise<readonly SummaryPart[] | undefined> {
  const { source, entity, list, select, conditions, sums, signal } = plan;
  const most = mostRowsOf(source.specification);
  const { rows } = await requestRecords(source, entity, {
    operation: 'read',
    parameters: [['select', select], ...conditions, ['limit', String(most)]],
    signal,
  });
  // The server may return fewer rows than this, if its own limit is unknown.
  const isWhole = total === undefined ? rows.length < most : rows.length >= total;
  if (!isWhole) return undefined;
  const records = await recordsOf(source, list.records, rows, 0, { signal });
  return records.map((record) => ({
    record,
    count: 1,
    sums: Object.fromEntries(
      sums.map(({ name }) => [name, textOf(record.values[name])] as const),
    ),
  }));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
