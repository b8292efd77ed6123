import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import type { Change } from '../../../packages/visual-review/src/report/index.ts';
import { patience } from '../../browser/patience.ts';
import { watchPage } from './watch-page.ts';

/** Every time of a kind, in milliseconds. */
export interface ReviewTimes {
  readonly opening: readonly number[];
  readonly next: readonly number[];
  readonly nextPictures: readonly number[];
  readonly nextUndecided: readonly number[];
  readonly view: readonly number[];
  readonly accept: readonly number[];
  readonly undo: readonly number[];
  readonly inputs: readonly number[];
  readonly scrolling: readonly number[];
  /** In bytes, at the end. */
  readonly heap: number;
}

export interface Repeats {
  readonly openings: number;
  readonly keys: number;
  /** Accepting and undoing, each as often. */
  readonly decisions: number;
  readonly framesOfScrolling: number;
}

/** As long as a person looks at a picture at the very least, in milliseconds. */
const look = 250;

/** Opens a review, goes through it by keys, decides, and scrolls its list. */
export async function reviewOnPage(
  browser: Browser,
  url: string,
  changes: readonly Change[],
  { openings, keys, decisions, framesOfScrolling }: Repeats,
): Promise<ReviewTimes> {
  const opening: number[] = [];
  for (let time = 1; time < openings; time++) {
    const page = await open(browser, url);
    opening.push(await page.evaluate(() => window.pageWatch.opened));
    await page.context().close();
  }
  const page = await open(browser, url);
  opening.push(await page.evaluate(() => window.pageWatch.opened));

  const next: number[] = [];
  const nextPictures: number[] = [];
  for (let time = 0; time < keys; time++) {
    // To and fro where there are few.
    const forwards = Math.floor(time / (changes.length - 1)) % 2 === 0;
    next.push(await answerTo(page, forwards ? 'j' : 'k'));
    nextPictures.push(await page.evaluate(() => window.pageWatch.pictured));
  }
  const nextUndecided: number[] = [];
  for (let time = 0; time < keys; time++) nextUndecided.push(await answerTo(page, 'n'));
  await lookAt(
    page,
    changes.find(({ difference }) => difference !== undefined)!,
  );
  const view: number[] = [];
  for (let time = 0; time < keys; time++) {
    view.push(await answerTo(page, String(time % 2 === 0 ? 2 + ((time / 2) % 4) : 1)));
  }

  // The first one asks for a reason, which holds for the others until it is undone.
  const groups = [...Map.groupBy(changes, ({ kind, group }) => `${kind} ${group}`).values()];
  const [largest = [], ...others] = groups.toSorted((one, other) => other.length - one.length);
  await lookAt(page, others.at(-1)![0]!);
  await page.keyboard.press('a');
  await page.getByRole('dialog').getByRole('textbox').fill('As it was drawn.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const accept: number[] = [];
  const undo: number[] = [];
  for (let time = 0; time < decisions; time++) {
    await lookAt(page, largest[0]!);
    accept.push(await answerTo(page, 'a'));
    undo.push(await answerTo(page, 'u'));
  }
  const scrolling = await page.evaluate(
    (frames) => window.pageWatch.scroll(frames),
    framesOfScrolling,
  );
  const inputs = await page.evaluate(() => window.pageWatch.inputs);
  const heap = await heapOf(await page.context().newCDPSession(page));
  await page.context().close();
  const keysTaken = { next, nextPictures, nextUndecided, view, accept, undo };
  return { opening, ...keysTaken, inputs, scrolling, heap };
}

/** With nothing kept of an earlier opening. */
async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript(watchPage);
  await page.goto(url);
  return page;
}

async function answerTo(page: Page, key: string): Promise<number> {
  await page.waitForTimeout(look);
  await page.keyboard.press(key);
  const answered = page.evaluate(() => window.pageWatch.answered);
  const never = new AbortController();
  try {
    return await Promise.race([
      answered,
      setTimeout(patience, undefined, { signal: never.signal }).then(() => {
        throw new Error(`The key ${key} was not answered within ${patience / 1000} seconds.`);
      }),
    ]);
  } finally {
    never.abort();
  }
}

async function lookAt(page: Page, { key }: Change): Promise<void> {
  await page.locator(`[data-key="${key}"]`).click();
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
