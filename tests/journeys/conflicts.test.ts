/** Two people at one record: the second to save overwrites nothing that they did not see. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { openPage, type WatchedPage } from './browser.ts';
import { account, databaseOfExample, runningExample } from './example.ts';
import { signIn } from './sign-in.ts';

const application = runningExample();
let browser: Browser;
let database: SupabaseClient;
let watched: readonly [WatchedPage, WatchedPage];

beforeAll(async () => {
  [database, browser] = await Promise.all([databaseOfExample(), launchBrowser()]);
});
afterAll(() => browser?.close());

beforeEach(async () => {
  watched = [await openPage(browser, application.url), await openPage(browser, application.url)];
});
afterEach(async () => {
  expect(watched.flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all(watched.map(({ context }) => context.close()));
});

/** The same address, open to a dispatcher and to the owner. */
async function openTwice(address: string): Promise<readonly [Page, Page]> {
  const [{ page: dispatcher }, { page: owner }] = watched;
  for (const [page, role] of [
    [dispatcher, 'dispatcher'],
    [owner, 'owner'],
  ] as const) {
    await page.goto(address);
    await signIn(page, account(role));
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  return [dispatcher, owner];
}

async function stored(id: number): Promise<Readonly<Record<string, unknown>>> {
  const { data } = await database.from('work_order').select().eq('id', id).single();
  return data as Readonly<Record<string, unknown>>;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('the second save is refused, keeps what was typed, and goes through with the current values', async () => {
  const [first, second] = await openTwice('/data/work_order/4811/edit');
  await first.getByLabel(/^Title/).fill('Replace both bearings');
  await second.getByLabel(/^Description/).fill('Bring the long ladder.');
  await second.getByLabel(/^Title/).fill('Replace the bearing today');
  await save(second);
  await second.getByRole('heading', { level: 1, name: /Replace the bearing today/ }).waitFor();

  // A reload keeps the changes, and the version of the record that they were made to.
  first.on('dialog', (dialog) => void dialog.accept());
  await first.reload();
  await first.getByText('Unsaved changes restored').waitFor();
  await save(first);
  const summary = first.getByRole('region', { name: 'There is 1 problem' });
  await summary.getByText(/This work order has changed since you opened it/).waitFor();
  const conflict = first.getByRole('region', { name: 'Another change was saved first' });
  await conflict.getByText('Bring the long ladder.').waitFor();
  await conflict.getByText('Replace the bearing today').waitFor();
  // Moments to the minute, as on the record.
  expect(await conflict.innerText()).not.toMatch(/:\d\d:\d\d/);
  expect(await accessibilityViolations(first)).toEqual([]);
  expect(await first.getByLabel(/^Title/).inputValue()).toBe('Replace both bearings');
  expect(await stored(4811)).toMatchObject({ title: 'Replace the bearing today' });

  await conflict.getByRole('button', { name: 'Load current values' }).click();
  const loaded = first.getByRole('region', { name: 'Current values loaded' });
  await loaded.waitFor();
  await expect
    .poll(() => loaded.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await expect
    .poll(() => first.getByLabel(/^Description/).inputValue())
    .toBe('Bring the long ladder.');
  expect(await first.getByLabel(/^Title/).inputValue()).toBe('Replace both bearings');
  await save(first);
  await first.getByRole('heading', { level: 1, name: /Replace both bearings/ }).waitFor();
  expect(await stored(4811)).toMatchObject({
    title: 'Replace both bearings',
    description: 'Bring the long ladder.',
  });
});

test('two saves in a row are no conflict', async () => {
  const [page] = await openTwice('/data/work_order/4811/edit');
  for (const title of ['Replace one bearing', 'Replace two bearings']) {
    await page.getByLabel(/^Title/).fill(title);
    await save(page);
    await page.getByRole('heading', { level: 1, name: new RegExp(title) }).waitFor();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel(/^Title/).waitFor();
  }
  expect(await stored(4811)).toMatchObject({ title: 'Replace two bearings' });
});

test('a transition from a state that is past is refused, and the record is shown as it is', async () => {
  const planned = await database.from('work_order').select('id').eq('status', 'planned').limit(1);
  const [order] = planned.data as readonly { readonly id: number }[];
  const id = order?.id ?? 0;
  const [first, second] = await openTwice(`/data/work_order/${id}`);
  const back = first.getByRole('button', { name: 'Reset to open' });
  await back.waitFor();
  await second.getByRole('button', { name: 'Start work' }).click();
  await second
    .getByText(/: In progress$/)
    .first()
    .waitFor();
  expect(await stored(id)).toMatchObject({ status: 'in_progress' });

  await back.click();
  await first
    .getByText(/Status was “Planned” and is now “In progress”\./)
    .first()
    .waitFor();
  await back.waitFor({ state: 'detached' });
  await first.getByRole('main').getByText('In progress').first().waitFor();
  expect(await stored(id)).toMatchObject({ status: 'in_progress' });
});

test('a record that has changed is not deleted before that was seen', async () => {
  const made = await database.from('skill').insert({ name: 'Welding' }).select('id').single();
  const { id } = made.data as { readonly id: number };
  const [, { page }] = watched;
  await page.goto(`/data/skill/${id}`);
  await signIn(page, account('owner'));
  await page.getByRole('button', { name: 'Delete' }).click();
  await database.from('skill').update({ name: 'Welding, level 2' }).eq('id', id);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText(/has changed since you opened it and was not deleted\./).waitFor();
  await page.getByRole('alertdialog').getByText('Welding, level 2').waitFor();
  expect((await database.from('skill').select('name').eq('id', id)).data).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/\/data\/skill(\?.*)?$/);
  expect((await database.from('skill').select('name').eq('id', id)).data).toEqual([]);
});

test('a session that has ended is signed in to again over the form, and the save goes on', async () => {
  const made = await database.from('skill').insert({ name: 'Soldering' }).select('id').single();
  const { id } = made.data as { readonly id: number };
  const [, { page }] = watched;
  const address = `/data/skill/${id}/edit`;
  await page.goto(address);
  await signIn(page, account('owner'));
  await page.getByLabel(/^Name/).fill('Soldering, level 2');
  // The counts in the navigation are still those of the person.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    // As after a night: the access token has run out, and the server takes no refresh token.
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith('sb-')) continue;
      const ended = { refresh_token: 'spent', expires_at: 1 };
      localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(value) as object), ...ended }));
    }
  });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(address);
  expect(await page.getByText(/polic(y|ies)/i).count()).toBe(0);
  await dialog.getByLabel('Password', { exact: true }).fill(account('owner').password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Soldering, level 2' }).waitFor();
  const stored = await database.from('skill').select('name').eq('id', id).single();
  expect(stored.data).toEqual({ name: 'Soldering, level 2' });
});
