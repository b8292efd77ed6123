/** Views of a list under a name: the team's, one's own and shared ones, in the database and in the browser. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openPage } from './browser.ts';
import { openExamplePages } from './example-page.ts';
import { account, runningExample } from './example.ts';
import { openAs } from './sign-in.ts';
import {
  actOnView as act,
  chooseView as choose,
  openViewMenu as openMenu,
  saveView as save,
  viewButton,
} from './view-menu.ts';

const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);

describe('in the database of the example', () => {
  let page: Page;
  openExamplePages((opened) => ({ page } = opened));

  const table = (of = page) => of.getByRole('grid', { name: 'Work orders' });

  async function enterAs(role: string, address: string, of = page): Promise<void> {
    await openAs(of, account(role), address);
    await table(of).waitFor();
  }

  test('a view is saved, changed, updated and renamed, and is the same after a reload and going back', async () => {
    await enterAs('dispatcher', '/data/work_order?status=in.(on_hold)');
    await viewButton(page, 'Unsaved view').waitFor();
    await act(page, 'Save view…');
    await page.getByRole('dialog').getByText('It is kept in the database.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await save(page, 'Waiting');
    await viewButton(page, 'Waiting').waitFor();
    expect(search(page)).toBe('?status=in.(on_hold)');

    await page.getByRole('searchbox').fill('pump');
    await viewButton(page, 'Waiting, changed').waitFor();
    await page.waitForURL(/search=pump/);
    expect(search(page)).toMatch(/&saved=view\./);
    await page.reload();
    await viewButton(page, 'Waiting, changed').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await act(page, 'Update view');
    await viewButton(page, 'Waiting').waitFor();
    await expect.poll(() => search(page)).toBe('?status=in.(on_hold)&search=pump');
    expect(asked).not.toContain('/rest/v1/work_order');

    await choose(page, 'All work orders');
    await viewButton(page, 'All work orders').waitFor();
    expect(search(page)).toBe('');
    await page.goBack();
    await viewButton(page, 'Waiting').waitFor();

    await act(page, 'Rename…');
    const dialog = page.getByRole('dialog', { name: 'Rename view' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    expect(await name.inputValue()).toBe('Waiting');
    await name.fill('Waiting for parts');
    await name.press('Enter');
    await viewButton(page, 'Waiting for parts').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Saved view: Waiting for parts');

    await choose(page, 'Overdue');
    await save(page, 'Waiting again');
    await act(page, 'Save as new view…');
    const again = page.getByRole('dialog', { name: 'Save view' });
    await again.getByRole('textbox', { name: 'Name' }).fill('Waiting again');
    await again.getByRole('textbox', { name: 'Name' }).press('Enter');
    await again.getByText(/You already have a view with this name/).waitFor();
  });

  test('a shared view is another person’s too, who cannot change it', async () => {
    await enterAs('dispatcher', '/data/work_order?status=in.(cancelled)');
    await save(page, 'Given up', true);
    const other = await openPage((await runningExample()).url);
    await enterAs('owner', '/data/work_order', other.page);
    await choose(other.page, 'Given up');
    await viewButton(other.page, 'Given up').waitFor();
    expect(search(other.page)).toBe('?status=in.(cancelled)');
    await openMenu(other.page);
    expect(await other.page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
    await other.page.keyboard.press('Escape');

    await act(page, 'Stop sharing');
    await page.getByText('“Given up” is no longer shared', { exact: true }).waitFor();
    await other.page.reload();
    await viewButton(other.page, 'Unsaved view').waitFor();
    expect(other.problems).toEqual([]);
    await other.close();
  });

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
    await save(page, 'Wide titles', true);
    await viewButton(page, 'Wide titles').waitFor();

    const other = await openPage((await runningExample()).url);
    await enterAs('owner', wide, other.page);
    await expect.poll(() => width(other.page)).toBe(wider);
    // All records keep their own.
    await choose(other.page, 'All work orders');
    await expect.poll(() => width(other.page)).not.toBe(wider);
    await other.close();
    await act(page, 'Delete');
    await page.getByText('“Wide titles” deleted', { exact: true }).waitFor();
  });
});
