import { expect } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openPage } from './browser.ts';
import { account, runningExample } from './example.ts';

/** Names in the locale's language. */
interface Names {
  readonly menu: string;
  readonly entry: RegExp;
}

/** Opens the export of a list from its menu, 320 pixels wide, and returns the errors of the page. */
export async function exportOnPhone(
  locale: string,
  { menu, entry }: Names,
): Promise<readonly string[]> {
  const { url } = await runningExample();
  const {
    page: phone,
    problems,
    close,
  } = await openPage(url, {
    width: 320,
    locale,
  });
  await phone.goto('/data/work_order');
  await phone.locator('input[autocomplete=username]').fill(account('owner').email);
  await phone.locator('input[type=password]').fill(account('owner').password);
  await phone.keyboard.press('Enter');
  await phone.getByRole('main').locator('a[href^="/data/work_order/"]').first().waitFor();
  const width = () => phone.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await phone.getByRole('button', { name: menu }).click();
  await phone.getByRole('menuitem', { name: entry }).click();
  await phone.locator('[data-slot=export-records][data-side=bottom]').waitFor();
  expect(await accessibilityViolations(phone)).toEqual([]);
  expect(await width()).toBe(320);
  await close();
  return problems;
}
