import type { ReadOptions } from '../../client/index.ts';
import { type RowCheck, rowCheck } from './check-rows.ts';
import type { CheckedRow } from './checked-row.ts';
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
  /** Rows that were rejected until they were corrected. */
  readonly corrected: readonly JudgedRow[];
  /**
   * Checks a rejected row again after it was corrected, with those that repeated its values. Each result is
   * checked once: the next correction is of the one that this returns.
   */
  readonly recheck: (row: FileRow, options?: ReadOptions) => Promise<TableCheck>;
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
  return tableCheck(check, { rows, create, update, unchanged, first, rejected, corrected: [] });
}

type Found = Omit<TableCheck, 'recheck'>;

function tableCheck(check: RowCheck, found: Found): TableCheck {
  return {
    ...found,
    async recheck(row, options) {
      const repeating = found.rejected.flatMap(({ row: other, problems }) =>
        problems.some((problem) => problem.row === row.number) && other.number !== row.number
          ? [other]
          : [],
      );
      const rows = [row, ...repeating];
      const checked = await check(rows, { ...options, again: true });
      const judged = checked.flatMap(({ outcome, problems }, index): readonly JudgedRow[] => {
        const of = rows[index];
        return of === undefined ? [] : [{ row: of, outcome, problems }];
      });
      return tableCheck(check, withJudged(found, judged));
    },
  };
}

/** Replaces what was found of some rows. */
function withJudged(found: Found, judged: readonly JudgedRow[]): Found {
  const now = new Map(judged.map((each) => [each.row.number, each]));
  const others = (rows: readonly JudgedRow[]) => rows.filter(({ row }) => !now.has(row.number));
  const sorted = (rows: readonly JudgedRow[]) =>
    rows.toSorted((a, b) => a.row.number - b.row.number);
  const isWrong = ({ outcome }: JudgedRow) => outcome === 'problem';
  const rejected = sorted([...others(found.rejected), ...judged.filter(isWrong)]);
  const mended = judged.filter((each) => !isWrong(each));
  const corrected = sorted([...others(found.corrected), ...mended]);
  const change = (outcome: JudgedRow['outcome']) =>
    countOf(corrected, outcome) - countOf(found.corrected, outcome);
  return {
    rows: found.rows,
    create: found.create + change('create'),
    update: found.update + change('update'),
    unchanged: found.unchanged + change('unchanged'),
    first: found.first.map((each) => now.get(each.row.number) ?? each),
    rejected,
    corrected,
  };
}

function countOf(rows: readonly JudgedRow[], outcome: JudgedRow['outcome']): number {
  return rows.filter((each) => each.outcome === outcome).length;
}

/** Lets the browser handle what was pressed and typed meanwhile. */
export function inputFirst(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
