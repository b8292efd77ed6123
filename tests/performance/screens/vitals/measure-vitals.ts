import type { Browser } from 'playwright';
import { type Effort, inTurn } from '../../measure.ts';
import { inMilliseconds, type Table } from '../../report/table.ts';
import type { Condition } from '../conditions.ts';
import { newPage } from '../new-page.ts';
import { spread } from '../tables/cells.ts';
import { inWords } from '../tables/tables.ts';
import { mainScreens, type Screen, useAnyScreen } from './screens.ts';
import { type Vitals, watchVitals } from './watch-vitals.ts';

interface MeasureVitals {
  readonly browser: Browser;
  /** Gives the address for a delay of answers. */
  readonly origin: (delay: number) => string;
  readonly conditions: readonly Condition[];
  readonly effort: Effort;
}

/** The web vitals of our main screens, each opened for the first time in a browser. */
export async function measureVitals({
  browser,
  origin,
  conditions,
  effort,
}: MeasureVitals): Promise<Table> {
  const cases = mainScreens.flatMap((screen) =>
    conditions.map((condition) => ({ screen, condition, vitals: [] as Vitals[] })),
  );
  const plan = Array.from({ length: effort.visits }, () => cases).flat();
  await inTurn(effort, plan, async ({ screen, condition: { slowdown, delay }, vitals }) => {
    vitals.push(await vitalsOf(browser, origin(delay), screen, slowdown));
  });
  return {
    name: 'web vitals',
    columns: ['screen', 'processor', 'answers', 'LCP', 'INP', 'CLS'],
    rows: cases.map(({ screen, condition, vitals }) => [
      screen.name,
      ...inWords(condition),
      spread(
        vitals.map(({ largestPaint }) => largestPaint),
        inMilliseconds,
      ),
      spread(
        vitals.map(({ input }) => input),
        inputTime,
      ),
      spread(
        vitals.map(({ shifts }) => shifts),
        (score) => score.toFixed(3),
      ),
    ]),
  };
}

function inputTime(milliseconds: number): string {
  return milliseconds === 0 ? 'under 16 ms' : inMilliseconds(milliseconds);
}

async function vitalsOf(
  browser: Browser,
  origin: string,
  screen: Screen,
  slowdown: number,
): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // Files that a worker loads in the background would slow the page down.
    serviceWorkers: 'block',
  });
  try {
    const page = await newPage(context, slowdown, { selector: screen.content, text: '' });
    await page.addInitScript(watchVitals);
    await page.goto(origin + screen.path);
    await page.evaluate(() => window.screenWatch.interactive());
    await page.waitForFunction(() => !Number.isNaN(window.vitals.largestPaint));
    await useAnyScreen(page);
    await screen.use(page);
    return await page.evaluate(() => window.vitals);
  } catch (cause) {
    throw new Error(`The screen ${screen.name} could not be measured.`, { cause });
  } finally {
    await context.close();
  }
}
