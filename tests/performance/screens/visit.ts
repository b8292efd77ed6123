import type { Browser, Page } from 'playwright';
import type { Application, Sought } from './applications.ts';
import type { Condition } from './conditions.ts';
import { newPage } from './new-page.ts';
import { wideTables } from './schema.ts';
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
  /** Timings of every key, by number of fields in the form; only without delayed responses. */
  readonly keys: ReadonlyMap<number, readonly number[]>;
}

const firstRow = 'ben.1@example.org';
const typed = 'A visitor types forty letters into this.';

export async function visit(
  browser: Browser,
  origin: string,
  application: Application,
  { slowdown, delay }: Condition,
): Promise<Visit> {
  const list = origin + application.paths.list;
  const rows = { selector: application.rows, text: firstRow };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
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

    const keys = new Map<number, readonly number[]>();
    for (const fields of delay === 0 ? wideTables : []) {
      const form = await newPage(context, slowdown, { selector: application.fields, text: '' });
      await form.goto(origin + application.paths.form(fields));
      keys.set(fields, await typeInto(form, application, fields));
      await form.close();
    }
    return { cold, again, work, heap, keys };
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

async function typeInto(page: Page, { fields }: Application, count: number): Promise<number[]> {
  const field = page.locator(fields);
  await field.nth(count - 1).waitFor();
  await page.evaluate(() => window.screenWatch.interactive());
  await field.first().click();
  const taken: number[] = [];
  for (const key of typed) {
    await page.keyboard.press(key);
    taken.push(await page.evaluate(() => window.screenWatch.key));
  }
  return taken;
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
