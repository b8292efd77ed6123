import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { writeReviewPage } from '../../../packages/visual-review/src/review/index.ts';
import { type Effort, middle } from '../measure.ts';
import { inMegabytes, inMilliseconds, type Table } from '../report/table.ts';
import { judge } from './judge.ts';
import { makeRun } from './made-run.ts';
import { type Repeats, reviewOnPage, type ReviewTimes } from './review-on-page.ts';
import { serveApart } from './serve-apart.ts';

const names: Readonly<Record<Exclude<keyof ReviewTimes, 'heap'>, string>> = {
  opening: 'Opening, until the first pictures show',
  next: 'Next',
  nextPictures: 'Next, until its pictures show',
  nextUndecided: 'Next undecided',
  view: 'Another view',
  accept: 'Accepting the largest group',
  undo: 'Undoing that',
  inputs: 'All keys, as the browser reports them',
  scrolling: 'A frame of scrolling the list',
};

/** The review page with many changes, beside the floor: the same page with a handful. */
export async function measureReview(
  effort: Effort,
): Promise<{ readonly table: Table; readonly problems: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-review-times-'));
  const counts = effort.quick ? ([3, 8] as const) : ([5, 500] as const);
  try {
    const page = join(folder, 'page');
    await writeReviewPage(page);
    const [few, many] = [
      await measureWith(folder, page, counts[0], effort),
      await measureWith(folder, page, counts[1], effort),
    ];
    return { table: tableOf(counts, few, many), problems: effort.quick ? [] : judge(many) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureWith(
  folder: string,
  page: string,
  count: number,
  { quick, times }: Effort,
): Promise<ReviewTimes> {
  const repeats: Repeats = quick
    ? { openings: 1, keys: 2, decisions: 1, framesOfScrolling: 5 }
    : { openings: 10, keys: times / 2, decisions: 20, framesOfScrolling: 240 };
  const made = join(folder, String(count));
  const { project, changes } = await makeRun(made, count);
  const server = await serveApart(project, page);
  const browser = await launchBrowser();
  try {
    return await reviewOnPage(browser, server.url, changes, repeats);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function tableOf(counts: readonly [number, number], few: ReviewTimes, many: ReviewTimes): Table {
  const kinds = Object.keys(names) as (keyof typeof names)[];
  return {
    name: 'review',
    columns: ['what', ...counts.flatMap((count) => [`with ${count}`, '19 of 20', 'longest'])],
    rows: [
      ...kinds.map((kind) => [names[kind], ...spreadOf(few[kind]), ...spreadOf(many[kind])]),
      ['Heap at the end', ...[few, many].flatMap(({ heap }) => [inMegabytes(heap), '–', '–'])],
    ],
  };
}

/** The median, what 19 of 20 stay within, and the longest. */
function spreadOf(times: readonly number[]): readonly string[] {
  if (times.length === 0) return ['–', '–', '–'];
  const most = times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1]!;
  return [middle(times), most, Math.max(...times)].map(inMilliseconds);
}
