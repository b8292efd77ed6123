/** A list by keyboard alone: moved in, sorted, arranged, copied and paged. */
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openPage, type View, type WatchedPage } from './browser.ts';
import { account, runningExample } from './example.ts';
import { openAs } from './sign-in.ts';

const application = await runningExample();
let watched: WatchedPage | undefined;

afterEach(async () => {
  expect(watched?.problems).toEqual([]);
  await watched?.close();
});

async function openList(view: View = {}): Promise<Page> {
  watched = await openPage(application.url, view);
  const { page, context } = watched;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, account('dispatcher'), '/data/work_order');
  await page.getByRole('grid').getByRole('rowheader').first().waitFor();
  return page;
}

interface Place {
  readonly row: number;
  readonly column: number;
  readonly role: string;
  readonly name: string;
}

/** The cell that has the focus, or holds it. */
function place(page: Page): Promise<Place | null> {
  return page.evaluate(() => {
    const cell = document.activeElement?.closest('[role=grid] [aria-colindex]');
    if (cell == null) return null;
    return {
      row: Number(cell.parentElement?.ariaRowIndex),
      column: Number(cell.ariaColIndex),
      role: document.activeElement?.getAttribute('role') ?? '',
      name: (cell as HTMLElement).dataset['column'] ?? '',
    };
  });
}

/** Presses a key until the focus is where it is wanted. */
async function pressUntil(page: Page, key: string, is: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    if (await is()) return;
  }
  throw new Error(`${key} leads nowhere near.`);
}

const isInGrid = (page: Page) => async () => (await place(page)) !== null;

/** Opens the menu of the focused header and chooses an item by its first letters. */
async function choose(page: Page, item: string): Promise<void> {
  await page.keyboard.press('Alt+ArrowDown');
  const wanted = page.getByRole('menuitem', { name: item });
  await wanted.waitFor();
  await pressUntil(page, 'ArrowDown', () =>
    wanted.evaluate((element) => element === document.activeElement),
  );
  await page.keyboard.press('Enter');
  await wanted.waitFor({ state: 'detached' });
}

test('a list is sorted, copied, arranged and paged by keyboard alone', async () => {
  const page = await openList();
  const grid = page.getByRole('grid', { name: 'Work orders' });
  const width = (name: string) =>
    grid
      .locator(`th[data-column="${name}"]`)
      .evaluate((header) => header.getBoundingClientRect().width);

  await pressUntil(page, 'Tab', isInGrid(page));
  // The first column selects rows; the focus begins at the title.
  expect(await place(page)).toMatchObject({ row: 2, column: 2 });

  // Sorted from its header, which keeps the focus.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL(/order=title\.asc/);
  await grid.locator('th[aria-sort=ascending][data-column=title]').waitFor();
  await page.locator('[role=grid]:not([aria-busy])').waitFor();
  await expect.poll(() => place(page)).toMatchObject({ row: 1, column: 2, name: 'title' });

  // Two rows of two cells are selected and copied.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => grid.locator('[aria-colindex][aria-selected=true]').count()).toBe(4);
  const shown = await grid
    .locator('[aria-colindex][aria-selected=true]')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).innerText));
  await page.keyboard.press('Control+c');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(`${shown.slice(0, 2).join('\t')}\n${shown.slice(2).join('\t')}`);
  await page.keyboard.press('Escape');

  // The column after the title is made wider, from its header's menu.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const second = (await place(page))?.name ?? '';
  const before = await width(second);
  await choose(page, 'Resize');
  await expect.poll(async () => (await place(page))?.role).toBe('separator');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await width(second)) - before).toBeGreaterThan(30);
  await page.keyboard.press('Escape');
  await expect.poll(() => place(page)).toMatchObject({ row: 1, column: 3, name: second });

  // It is moved on, and stays focused; then it is hidden, and the one in its place is focused.
  await choose(page, 'Move toward the end');
  await page.waitForURL(/select=/);
  await expect.poll(() => place(page)).toMatchObject({ row: 1, column: 4, name: second });
  await choose(page, 'Hide');
  await grid.locator(`th[data-column="${second}"]`).waitFor({ state: 'detached' });
  await expect.poll(() => place(page)).toMatchObject({ row: 1, column: 4 });
  expect((await place(page))?.name).not.toBe(second);

  // The next page keeps the focus on its link, and the grid its place.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await place(page)).toMatchObject({ row: 3, column: 4 });
  const next = page.getByRole('link', { name: 'Next page' });
  const isNext = () => next.evaluate((link) => link === document.activeElement);
  await pressUntil(page, 'Tab', isNext);
  await page.keyboard.press('Enter');
  await page.waitForURL(/offset=50/);
  await grid.locator('[aria-rowindex="53"]').waitFor();
  expect(await isNext()).toBe(true);
  await pressUntil(page, 'Shift+Tab', isInGrid(page));
  expect(await place(page)).toMatchObject({ row: 53, column: 4 });
  // Enter follows the record's link from its title.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/data\/work_order\/\d+$/);

  // Widths are kept in the browser, and columns in the address.
  await page.goto('/data/work_order');
  await grid.locator(`th[data-column="${second}"]`).waitFor();
  await expect.poll(async () => (await width(second)) - before).toBeGreaterThan(30);
});

test('right to left, arrows follow the eye', async () => {
  const page = await openList({ locale: 'ar' });
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await pressUntil(page, 'Tab', isInGrid(page));
  await page.keyboard.press('ArrowLeft');
  expect(await place(page)).toMatchObject({ row: 2, column: 3 });
  await page.keyboard.press('ArrowUp');
  const header = page.locator('th[aria-colindex="3"]');
  const { width = 0, x = 0 } = (await header.boundingBox()) ?? {};
  await header.getByRole('separator').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(async () => ((await header.boundingBox())?.width ?? 0) - width)
    .toBeGreaterThan(10);
  expect((await header.boundingBox())?.x).toBeLessThan(x);
  await page.keyboard.press('Escape');
  expect(await place(page)).toMatchObject({ row: 1, column: 3 });
});
