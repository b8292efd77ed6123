/**
 * A tab stays with the person whose screens it shows. When they sign out, or someone else signs in, in any tab, no tab
 * shows, keeps or sends anything of theirs any more.
 */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openPage, type WatchedPage } from './browser.ts';
import { endSession } from './end-session.ts';
import { account, databaseOfExample, runningExample } from './example.ts';
import { sentBy, type SentRequest } from './sent-by.ts';
import { signIn } from './sign-in.ts';
import { findText } from './find-text.ts';

/** In a customer's record that the contact may not see. */
const planted = 'Zanzibar Turbines';
/** Typed into a form by the dispatcher, and not saved. */
const typed = 'Unsaved Quayside';
const mira = account('dispatcher');
const lena = account('contact');
const katrin = account('owner');

let database: SupabaseClient;
let customer: number;
let opened: WatchedPage;
let context: BrowserContext;
let sent: readonly SentRequest[];

beforeAll(async () => {
  database = await databaseOfExample();
  const { data, error } = await database
    .from('customer')
    .insert({
      name: planted,
      region: 'north',
      billing_street: 'Quay 1',
      billing_postal_code: '20457',
      billing_city: 'Zanzibar City',
    })
    .select('id')
    .single();
  if (error !== null) throw error;
  customer = data.id as number;
});
afterAll(() => database.from('customer').delete().eq('id', customer));

beforeEach(async () => {
  opened = await openPage((await runningExample()).url);
  ({ context } = opened);
  sent = sentBy(context);
});
afterEach(async () => {
  await opened.close();
  expect(opened.problems).toEqual([]);
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const cover = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const city = (page: Page) => page.getByLabel(/^Billing city/);

async function open(address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Opens, as the dispatcher, a list, and a form with unsaved changes. */
async function openListAndForm() {
  const { page: list } = opened;
  await list.goto(`/data/customer?name=ilike.*${encodeURIComponent(planted)}*`);
  await signIn(list, mira);
  await list.getByRole('rowheader', { name: planted }).waitFor();
  const form = await open(`/data/customer/${customer}/edit`);
  await city(form).fill(typed);
  await expect.poll(() => findText(form, typed, { inDrafts: true })).toContain('localStorage');
  return [list, form] as const;
}

/** Opens a record and home, too. */
async function openScreens() {
  const [list, form] = await openListAndForm();
  const record = await open(`/data/customer/${customer}`);
  await heading(record, planted).waitFor();
  // It lists what the record’s tab has opened.
  const home = await open('/');
  await home.getByRole('main').getByText(planted).first().waitFor();
  return [list, record, form, home] as const;
}

/** Expects that nothing of the dispatcher is left in any tab. Their draft stays, for them alone. */
async function expectNothingLeft(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    for (const text of [planted, typed]) expect(await findText(page, text)).toEqual([]);
  }
}

/** Expects that no request since then was the dispatcher's, or held anything of theirs. */
function expectNothingSent(since: number): void {
  const texts = [planted, typed].map((text) => new RegExp(text.replace(' ', '.{1,3}'), 'i'));
  const wrong = sent
    .slice(since)
    .filter(
      ({ url, body, person }) =>
        texts.some((text) => text.test(`${decodeURIComponent(url)} ${body}`)) ||
        (person === mira.email && !url.includes('/auth/v1/logout')),
    );
  expect(wrong).toEqual([]);
}

async function signOut(page: Page, answer = 'Keep and sign out'): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  await page.getByLabel('E-mail').waitFor();
}

/** Fills in the dialog over a screen or its cover. */
async function signInAgain(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('after a sign-out in one tab all others are covered, and go on as who signs in then', async () => {
  const screens = await openScreens();
  const [list, record, form] = screens;
  const other = await context.newPage();
  await other.goto('/data/skill');
  await heading(other, 'Skills').waitFor();
  await signOut(other);
  for (const page of screens) await cover(page, 'You’re signed out').waitFor();
  const since = sent.length;
  await expectNothingLeft([...screens, other]);
  // The focus is in the dialog, and Escape doesn't uncover anything.
  expect(
    await list.evaluate(() => document.activeElement?.closest('[role=alertdialog]') !== null),
  ).toBe(true);
  await list.keyboard.press('Escape');
  await cover(list, 'You’re signed out').waitFor();
  expect(await accessibilityViolations(list)).toEqual([]);

  await signIn(other, lena);
  await heading(other, /./).waitFor();
  for (const page of screens) await cover(page, 'Lena Kranich is signed in now').waitFor();
  await list.setViewportSize({ width: 390, height: 844 });
  expect(await accessibilityViolations(list)).toEqual([]);
  await list.setViewportSize({ width: 1280, height: 800 });
  await list.getByRole('button', { name: 'Continue as Lena Kranich' }).click();
  await list.getByRole('button', { name: /^Account.*Lena/ }).waitFor();
  await heading(list, /./).waitFor();
  await expectNothingLeft([...screens, other]);
  expectNothingSent(since);

  // The dispatcher comes back: to the form with its draft, and to the record.
  await form.getByRole('button', { name: 'Sign in as Mira Dahl' }).click();
  await signInAgain(form, mira);
  await form.getByText('Unsaved changes restored').waitFor();
  expect(await city(form).inputValue()).toBe(typed);
  await heading(record, planted).waitFor();
  await cover(list, 'Mira Dahl is signed in now').waitFor();
});

test('someone who signs in without signing out first gets nothing of the person before', async () => {
  const screens = await openListAndForm();
  const [list, form] = screens;
  const other = await context.newPage();
  await other.goto('/sign-in');
  await signIn(other, katrin);
  await heading(other, /./).waitFor();
  for (const page of screens) await cover(page, 'Katrin Hartmann is signed in now').waitFor();
  const since = sent.length;
  await expectNothingLeft(screens);
  await list.getByRole('button', { name: 'Continue as Katrin Hartmann' }).click();
  await heading(list, /./).waitFor();
  expect(new URL(list.url()).pathname).toBe('/');
  // The same form, which she may open: what was typed in it is not hers.
  await other.goto(`/data/customer/${customer}/edit`);
  await expect.poll(() => city(other).inputValue()).toBe('Zanzibar City');
  expect(await other.getByText('Unsaved changes restored').count()).toBe(0);
  expect(await findText(other, typed)).toEqual([]);
  expect(sent.slice(since).filter(({ person }) => person === mira.email)).toEqual([]);
  expect(await form.getByLabel(/^Billing city/).count()).toBe(0);
});

test('someone else who signs in where the session had ended gets another page', async () => {
  const screens = await openListAndForm();
  const [list, form] = screens;
  await endSession(form, form.getByRole('button', { name: 'Save', exact: true }));
  await form.getByRole('dialog', { name: 'Sign in again' }).waitFor();
  const since = sent.length;
  await signInAgain(form, lena);
  for (const page of screens) await cover(page, 'Lena Kranich is signed in now').waitFor();
  await expectNothingLeft(screens);
  await list.getByRole('button', { name: 'Continue as Lena Kranich' }).click();
  await list.getByRole('button', { name: /^Account.*Lena/ }).waitFor();
  await expectNothingLeft(screens);
  expectNothingSent(since);
  const { data } = await database
    .from('customer')
    .select('billing_city')
    .eq('id', customer)
    .single();
  expect(data).toEqual({ billing_city: 'Zanzibar City' });
});

test('a tab that doesn’t hear of the change sends nothing in another name', async () => {
  const { page } = opened;
  // Neither of another tab's storage nor of its messages.
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });
  await page.goto(`/data/customer/${customer}/edit`);
  await signIn(page, mira);
  await city(page).fill(typed);
  const other = await context.newPage();
  await other.goto('/sign-in');
  await signIn(other, katrin);
  await heading(other, /./).waitFor();
  expect(await city(page).inputValue()).toBe(typed);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await cover(page, 'Katrin Hartmann is signed in now').waitFor();
  const { data } = await database
    .from('customer')
    .select('billing_city')
    .eq('id', customer)
    .single();
  expect(data).toEqual({ billing_city: 'Zanzibar City' });
  expect(sent.filter(({ method }) => /PATCH|DELETE/.test(method))).toEqual([]);
});

test('a sign-out leaves on the device what the person keeps, and nothing else', async () => {
  const [list] = await openListAndForm();
  // As an import that was interrupted leaves it, with a cell that was corrected.
  await list.evaluate(async (text) => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('ninefold.draft')) ?? '';
    const [project, person] = JSON.parse(key.slice('ninefold.draft '.length)) as string[];
    const opening = indexedDB.open('ninefold-imports');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('imports'));
    await new Promise<void>((resolve, reject) => {
      opening.addEventListener('error', reject);
      opening.addEventListener('success', () => {
        const writing = opening.result.transaction('imports', 'readwrite');
        const of = JSON.stringify([person, project, '', 'customer']);
        writing.objectStore('imports').put({ corrections: text }, `${of} file`);
        writing.addEventListener('complete', () => resolve());
      });
    });
    opening.result.close();
  }, planted);
  await list.getByRole('button', { name: /^Account/ }).click();
  await list.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = list.getByRole('alertdialog', { name: 'Keep your 2 drafts on this device?' });
  await question.getByRole('button', { name: 'Delete and sign out' }).click();
  await list.getByLabel('E-mail').waitFor();
  for (const text of [planted, typed]) {
    await expect.poll(() => findText(list, text, { inDrafts: true })).toEqual([]);
  }
  const kept = () => list.evaluate(() => Object.keys(localStorage).sort());
  await expect.poll(kept).toEqual([]);
});
