import type { Browser, Page } from 'playwright';
import { type Effort, inTurn, middle } from '../../measure.ts';
import { inMilliseconds, type Table } from '../../report/table.ts';
import type { Application } from '../applications.ts';
import { newPage } from '../new-page.ts';
import { roundOf } from '../round.ts';
import { wideTables } from '../schema.ts';
import { applicationColumns, rowOf } from '../tables/cells.ts';
import { inWords } from '../tables/tables.ts';

const typed = 'A visitor types forty letters into this.';

interface Typed {
  readonly fields: number;
  readonly slowdown: number;
  /** Milliseconds of work for each key and the frame that shows it. */
  readonly keys: readonly number[];
}

interface MeasureTyping {
  readonly applications: readonly Application[];
  readonly browser: Browser;
  /** Returns the origin of an application. */
  readonly origin: (application: Application) => string;
  readonly effort: Effort;
}

/** Types into empty forms with 40 and 200 text fields in every application. */
export async function measureTyping(options: MeasureTyping): Promise<Table> {
  const { applications, browser, origin, effort } = options;
  const slowdowns = effort.quick ? [1] : [1, 4];
  const forms = slowdowns.flatMap((slowdown) =>
    wideTables.map((fields) => ({ slowdown, fields, delay: 0 })),
  );
  const measured = new Map(applications.map((application) => [application, [] as Typed[]]));
  for (let round = 0; round < effort.visits; round++) {
    if (!effort.quick) console.log(`Typing: ${round + 1} of ${effort.visits}`);
    await inTurn(
      effort,
      roundOf(applications, forms, round),
      async ({ application, condition }) => {
        const keys = await typeInto(browser, origin(application), application, condition);
        measured.get(application)?.push({ ...condition, keys });
      },
    );
  }
  const lines = wideTables.flatMap((fields) =>
    Object.entries(figures).flatMap(([name, read]) =>
      slowdowns.map((slowdown) => ({
        head: [`${name}, ${fields} fields`, inWords({ slowdown, delay: 0 })[0]],
        of: (typed: Typed) =>
          typed.fields === fields && typed.slowdown === slowdown ? [read(typed.keys)] : [],
        write: inMilliseconds,
      })),
    ),
  );
  return {
    name: 'screens typing',
    columns: ['what', 'processor', ...applicationColumns],
    rows: lines.map((line) => rowOf(line, measured)),
  };
}

const figures = {
  'Median key': middle,
  'Slowest key': (keys: readonly number[]) => Math.max(...keys),
};

async function typeInto(
  browser: Browser,
  origin: string,
  { title, fields: selector, paths }: Application,
  { fields, slowdown }: Pick<Typed, 'fields' | 'slowdown'>,
): Promise<readonly number[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // Files that a worker loads in the background would slow the page down.
    serviceWorkers: 'block',
  });
  try {
    const page = await newPage(context, slowdown, { selector, text: '' });
    await page.goto(origin + paths.form(fields));
    const field = page.locator(selector);
    await field.nth(fields - 1).waitFor();
    await page.evaluate(() => window.screenWatch.interactive());
    await field.first().click();
    return await keysOf(page);
  } catch (cause) {
    throw new Error(`Typing could not be measured in ${title}.`, { cause });
  } finally {
    await context.close();
  }
}

async function keysOf(page: Page): Promise<readonly number[]> {
  const taken: number[] = [];
  for (const key of typed) {
    await page.keyboard.press(key);
    taken.push(await page.evaluate(() => window.screenWatch.key));
  }
  return taken;
}
