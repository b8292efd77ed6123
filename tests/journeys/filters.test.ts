/** Lists filtered and sorted by groups of conditions, by mouse and by keyboard alone. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { account, databaseOfExample, runningExample } from './example.ts';
import { openAs } from './sign-in.ts';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPage((await runningExample()).url));
  await openAs(page, account('owner'), '/');
});

const address = () => decodeURIComponent(new URL(page.url()).search);

/** The number of records that the list says it has. */
const total = async () => {
  const range = page.getByText(/^\d+–\d+ of [\d,]+$/);
  await range.waitFor();
  return Number((await range.innerText()).replace(/^.* of /, '').replaceAll(',', ''));
};

const count = async (table: string, conditions: string) => {
  const { url } = await runningExample();
  const database = await databaseOfExample();
  const { data } = await database.auth.getSession();
  const configuration = (await (await fetch(`${url}/config.json`)).json()) as {
    publishableKey: string;
  };
  const answer = await fetch(`${url}/rest/v1/${table}?${conditions}&limit=0`, {
    method: 'HEAD',
    headers: {
      apikey: configuration.publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      prefer: 'count=exact',
    },
  });
  return Number(answer.headers.get('content-range')?.split('/')[1]);
};

const builder = () => page.getByRole('dialog', { name: 'Advanced filter' });
const openBuilder = async () => {
  await page.getByRole('button', { name: 'Advanced filter' }).click();
  await builder().waitFor();
};
const apply = async () => {
  await builder().getByRole('button', { name: 'Apply' }).click();
  await builder().waitFor({ state: 'hidden' });
};
const condition = (within: Locator, position: number) =>
  within.getByRole('group', { name: `Condition ${position}`, exact: true }).last();

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** Chooses from a select that has the focus by its arrow keys: letters typed late begin another word. */
const arrowTo = async (select: Locator, label: string | RegExp) => {
  await select.and(page.locator(':focus')).waitFor();
  // Opens its list at the chosen option.
  await press('ArrowDown');
  const focused = select.locator('option:focus');
  await focused.waitFor();
  await press('Home');
  await select.locator('option').first().and(focused).waitFor();
  while ((await focused.filter({ hasText: label }).count()) === 0) {
    const passed = await focused.textContent();
    await press('ArrowDown');
    await expect.poll(() => focused.textContent()).not.toBe(passed);
  }
  await press('Enter');
  await select.locator('option:checked', { hasText: label }).waitFor({ state: 'attached' });
};
/** Adds a condition. The focus goes on to its field. */
const addCondition = async (within: Locator, position: number) => {
  await within.getByRole('button', { name: 'Add condition' }).press('Enter');
  const added = condition(within, position);
  await added.getByRole('combobox', { name: 'Field' }).and(page.locator(':focus')).waitFor();
  return added;
};

test('any of two conditions is drafted, applied, kept in the address and undone by going back', async () => {
  await page.goto('/data/work_order');
  const all = await total();
  await openBuilder();
  await builder().getByRole('combobox', { name: 'Match' }).selectOption('Any of these');
  const first = await addCondition(builder(), 1);
  await first.getByRole('combobox', { name: 'Field' }).selectOption('Status');
  await first.getByRole('checkbox', { name: 'Cancelled' }).check();
  const second = await addCondition(builder(), 2);
  await second.getByRole('combobox', { name: 'Field' }).selectOption('Title');
  // Nothing is asked yet: it is said beside the condition, and the list has not changed.
  await builder().getByRole('button', { name: 'Apply' }).click();
  await second.getByText('Enter a value to filter by.').waitFor();
  await second.getByRole('textbox').fill('pump');
  expect(address()).toBe('');
  await apply();
  await page
    .getByRole('button', {
      name: /^Edit the filter Status is any of Cancelled or Title contains pump/,
    })
    .waitFor();
  expect(address()).toBe('?or=(status.in.(cancelled),title.ilike.*pump*)');
  const expected = await count('work_order', 'or=(status.in.(cancelled),title.ilike.*pump*)');
  await expect.poll(total).toBe(expected);
  await page.reload();
  await expect.poll(total).toBe(expected);
  await page.goBack();
  await page.getByText(`1–50 of ${all.toLocaleString('en')}`).waitFor();
  expect(address()).toBe('');
});

test('a group within a group, a related record and "me" by keyboard alone', async () => {
  await page.goto('/data/work_order');
  await total();
  await page.getByRole('button', { name: 'Advanced filter' }).focus();
  await press('Enter');
  await builder().waitFor();
  const title = await addCondition(builder(), 1);
  await arrowTo(title.getByRole('combobox', { name: 'Field' }), /^Title$/);
  const text = title.getByRole('textbox');
  await text.waitFor();
  await press('Tab', 'Tab');
  await text.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('a');
  await builder().getByRole('button', { name: 'Add related records' }).focus();
  await press('Enter');
  await page.getByRole('menuitem', { name: 'Technician', exact: true }).focus();
  await press('Enter');
  const related = builder().getByRole('group', { name: /^Technician: Has/ });
  await related.waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Match');
  const person = await addCondition(related, 1);
  await arrowTo(person.getByRole('combobox', { name: 'Field' }), /^Account$/);
  const other = related.getByRole('combobox', { name: /compared with/ });
  await other.focus();
  await arrowTo(other, /^Me$/);
  await builder().getByRole('button', { name: 'Apply' }).focus();
  await press('Enter');
  await builder().waitFor({ state: 'hidden' });
  expect(address()).toBe('?title=ilike.*a*&technician_id.and=(user_id.eq.me)');
  await page.getByRole('button', { name: /^Edit the filter Technician: .* is me/ }).waitFor();
  // Escape leaves a draft after a question, and nothing has changed.
  await page.getByRole('button', { name: 'Advanced filter' }).focus();
  await press('Enter');
  await builder().waitFor();
  await builder().getByRole('button', { name: 'Add group' }).first().focus();
  await press('Enter', 'Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).focus();
  await press('Enter');
  await builder().waitFor({ state: 'hidden' });
  expect(address()).toBe('?title=ilike.*a*&technician_id.and=(user_id.eq.me)');
});

test('a link that names records which refer to the list’s filters the list, its export and its groups', async () => {
  const expected = await count('customer', 'select=id,work_order()&work_order=is.null');
  expect(expected).toBeGreaterThan(0);
  // In a browser that has never seen the list.
  const other = await openPage((await runningExample()).url);
  // Nobody is there to choose a place for the file: it is downloaded.
  await other.page.addInitScript('delete window.showSaveFilePicker');
  await openAs(other.page, account('owner'), '/');
  const problem = 'Part of the address is not valid';
  await other.page.addInitScript((text) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(text)) document.title = text;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, problem);
  await other.page.goto('/data/customer?work_order_customer_id_fkey.not.and=()');
  await other.page.getByRole('button', { name: /^Edit the filter Work orders: none/ }).waitFor();
  await other.page.getByText(`1–${expected} of ${expected}`).waitFor();
  await other.page.getByRole('button', { name: 'More actions' }).click();
  await other.page.getByRole('menuitem', { name: 'Export…' }).click();
  const download = other.page.waitForEvent('download');
  const dialog = other.page.getByRole('dialog', { name: /^Export / });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\n')).toHaveLength(expected + 1);

  await other.page.goto('/data/customer?work_order_customer_id_fkey.not.and=()&view=group.region');
  const groups = other.page.getByRole('rowheader', { name: /\d+ records?/ });
  const sum = async () => {
    const texts = await groups.allInnerTexts();
    return texts.reduce((all, text) => all + Number(/(\d+) record/.exec(text)?.[1]), 0);
  };
  await expect.poll(sum).toBe(expected);
  expect(await other.page.title()).not.toBe(problem);
  await other.close();
});
