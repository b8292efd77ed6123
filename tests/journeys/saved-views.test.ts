/** A view of a list that one person shares with another. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { openExamplePages } from './example-page.ts';
import { account, runningExample } from './example.ts';
import { openAs } from './sign-in.ts';
import { actOnView, chooseView, saveView, viewButton } from './view-menu.ts';

let page: Page;
openExamplePages((opened) => ({ page } = opened));

const table = (of = page) => of.getByRole('grid', { name: 'Work orders' });

async function enterAs(role: string, address: string, of = page): Promise<void> {
  await openAs(of, account(role), address);
  await table(of).waitFor();
}

test('a view has its own widths, also for a person who opens its address', async () => {
  const wide = '/data/work_order?status=in.(cancelled)&order=number.asc';
  const width = async (of: Page) =>
    (await table(of).locator('th[data-column=title]').boundingBox())?.width ?? 0;
  await enterAs('dispatcher', wide);
  const before = await width(page);
  const edge = table().locator('th[data-column=title]').getByRole('separator');
  await edge.focus();
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await width(page)) - before).toBeGreaterThan(60);
  const wider = await width(page);
  await saveView(page, 'Wide titles', true);
  await viewButton(page, 'Wide titles').waitFor();

  const other = await openPage((await runningExample()).url);
  await enterAs('owner', wide, other.page);
  await expect.poll(() => width(other.page)).toBe(wider);
  // All records keep their own.
  await chooseView(other.page, 'All work orders');
  await expect.poll(() => width(other.page)).not.toBe(wider);
  await other.close();
  await actOnView(page, 'Delete');
  await page.getByText('“Wide titles” deleted', { exact: true }).waitFor();
});
