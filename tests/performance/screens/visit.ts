import type { Browser, Page } from 'playwright';
import type { Application, Sought } from './applications.ts';
import type { Condition } from './conditions.ts';
import { newPage } from './new-page.ts';
import type { Bytes } from './watch-screen.ts';

/** The timings of opening the list once, in milliseconds. */
export interface Opening {
  readonly firstPaint: number;
  readonly firstRow: number;
  readonly interactive: number;
}

/** Measures a first visit, a second visit, and work. */
export interface Visit {
  readonly cold: Opening & { readonly bytesAtFirstRow: Bytes; readonly bytesWhenIdle: Bytes };
  readonly again: Opening;
  readonly work: {
    readonly toRecord: number;
    readonly back: number;
    readonly nextPage: number;
    readonly filter: number;
  };
  /** Bytes in use after that work. */
  readonly heap: number;
}

const firstRow = 'ben.1@example.org';

export async function visit(
  browser: Browser,
  origin: string,
  application: Application,
  { slowdown }: Condition,
): Promise<Visit> {
  const list = origin + application.paths.list;
  const rows = { selector: application.rows, text: firstRow };
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // Files that a worker loads in the background would slow the page down.
    serviceWorkers: 'block',
  });
  try {
    const first = await newPage(context, slowdown, rows);
    const opening = await open(first, list);
    const bytesAtFirstRow = await bytesOf(first, opening.firstRow);
    const cold = { ...opening, bytesAtFirstRow, bytesWhenIdle: await bytesOf(first) };
    await first.close();

    const second = await newPage(context, slowdown, rows);
    const again = await open(second, list);
    const work = await workOn(second, application);
    const heap = await heapOf(second);
    await second.close();
    return { cold, again, work, heap };
  } catch (cause) {
    throw new Error(`${application.title} could not be measured.`, { cause });
  } finally {
    await context.close();
  }
}

/** Opens the list, and waits until nothing is loading and nothing runs. */
async function open(page: Page, list: string): Promise<Opening> {
  await page.goto(list);
  return page.evaluate(async () => ({
    firstPaint: await window.screenWatch.firstPaint,
    firstRow: await window.screenWatch.firstRow,
    interactive: await window.screenWatch.interactive(),
  }));
}

function bytesOf(page: Page, until?: number): Promise<Bytes> {
  return page.evaluate((until) => window.screenWatch.bytes(until ?? Infinity), until);
}

async function workOn(page: Page, application: Application): Promise<Visit['work']> {
  const { rows, recordValues, toRecord, nextPage, filter, filterKey } = application;
  const record = { selector: recordValues, text: 'dana.3@example.org' };
  return {
    toRecord: await answerTo(page, record, () => page.click(toRecord)),
    back: await answerTo(page, { selector: rows, text: firstRow }, () =>
      page.evaluate(() => window.screenWatch.back()),
    ),
    nextPage: await answerTo(page, { selector: rows, text: 'ben.26@example.org' }, () =>
      page.click(nextPage),
    ),
    filter: await answerTo(page, { selector: rows, text: 'ada.475@example.org' }, async () => {
      await page.fill(filter, 'Tanaka');
      if (filterKey !== undefined) await page.press(filter, filterKey);
    }),
  };
}

/** Returns the time from the input until the target was painted, after which loading has finished. */
async function answerTo(page: Page, sought: Sought, act: () => Promise<void>): Promise<number> {
  await page.evaluate((sought) => window.screenWatch.seek(sought), sought);
  await act();
  const taken = await page.evaluate(() => window.screenWatch.answer);
  await page.evaluate(() => window.screenWatch.interactive());
  return taken;
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
