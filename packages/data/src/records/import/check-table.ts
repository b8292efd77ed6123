import type { ReadOptions } from '../../client/index.ts';
import { type CheckedRow, rowCheck } from './check-rows.ts';
import { type ImportPlan, rowsAtOnce } from './import-plan.ts';
import type { FileRow } from './table/index.ts';

/** A row of a file with what would become of it; and why, where it can't be imported. */
export interface JudgedRow extends Pick<CheckedRow, 'outcome' | 'problems'> {
  readonly row: FileRow;
}

/** The first rows, which people look at to see that the columns are right. */
const shown = 20;

export interface TableCheck {
  readonly rows: number;
  readonly create: number;
  readonly update: number;
  readonly unchanged: number;
  readonly first: readonly JudgedRow[];
  readonly rejected: readonly JudgedRow[];
}

export interface CheckOptions extends ReadOptions {
  /** The last row that an earlier run has settled: only those after it are checked. */
  readonly after?: number;
  readonly onProgress?: (rows: number) => void;
}

/** Checks every row of a file. Nothing is sent but questions. */
export async function checkTable(
  plan: ImportPlan,
  { after = 0, onProgress, ...options }: CheckOptions = {},
): Promise<TableCheck> {
  const check = rowCheck(plan, { isFirst: true });
  const counts: Record<CheckedRow['outcome'], number> = {
    create: 0,
    update: 0,
    unchanged: 0,
    problem: 0,
  };
  const first: JudgedRow[] = [];
  const rejected: JudgedRow[] = [];
  let rows = 0;
  for await (const part of plan.table.parts(rowsAtOnce)) {
    options.signal?.throwIfAborted();
    rows += part.length;
    const left = part.filter(({ number }) => number > after);
    for (const [index, { outcome, problems }] of (await check(left, options)).entries()) {
      counts[outcome] += 1;
      const row = left[index];
      if (row === undefined) continue;
      if (first.length < shown) first.push({ row, outcome, problems });
      if (outcome === 'problem') rejected.push({ row, outcome, problems });
    }
    onProgress?.(rows);
    await inputFirst();
  }
  const { create, update, unchanged } = counts;
  return { rows, create, update, unchanged, first, rejected };
}

/** Lets the browser handle what was pressed and typed meanwhile. */
export function inputFirst(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
