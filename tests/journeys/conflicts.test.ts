/** Two people at one record: the second to save overwrites nothing that they did not see. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openPage, type WatchedPage } from './browser.ts';
import { endSession } from './end-session.ts';
import { account, databaseOfExample, runningExample } from './example.ts';
import { openAs, signIn } from './sign-in.ts';

const application = await runningExample();
let database: SupabaseClient;
let watched: readonly [WatchedPage, WatchedPage];

beforeAll(async () => {
  database = await databaseOfExample();
});

beforeEach(async () => {
  watched = [await openPage(application.url), await openPage(application.url)];
});
afterEach(async () => {
  expect(watched.flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all(watched.map(({ close }) => close()));
});

/** The same address, open to a dispatcher and to the owner. */
async function openTwice(address: string): Promise<readonly [Page, Page]> {
  const [{ page: dispatcher }, { page: owner }] = watched;
  for (const [page, role] of [
    [dispatcher, 'dispatcher'],
    [owner, 'owner'],
  ] as const) {
    await openAs(page, account(role), address);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  return [dispatcher, owner];
}

async function stored(id: number): Promise<Readonly<Record<string, unknown>>> {
  const { data } = await database.from('work_order').select().eq('id', id).single();
  return data as Readonly<Record<string, unknown>>;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The dialog that asks whose values to keep. */
const choiceIn = (page: Page) => page.getByRole('dialog', { name: 'Choose what to keep' });

const choose = (page: Page, field: string, choice: 'Yours' | 'Theirs') =>
  choiceIn(page)
    .getByRole('radiogroup', { name: new RegExp(`^${field}`) })
    .getByRole('radio', { name: choice })
    .click();

const saveChoice = (page: Page) =>
  choiceIn(page).getByRole('button', { name: 'Save', exact: true }).click();

/** A form of a new skill, open to the owner, and what another person does to the skill. */
async function editSkill(name: string) {
  const made = await database.from('skill').insert({ name }).select('id').single();
  const { id } = made.data as { readonly id: number };
  const [, { page, context }] = watched;
  const address = `/data/skill/${id}/edit`;
  await openAs(page, account('owner'), address);
  const field = page.getByLabel(/^Name/);
  await field.waitFor();
  return { id, page, context, address, field };
}

const skillNamed = async (id: number) =>
  ((await database.from('skill').select('name').eq('id', id).single()).data as { name: string })
    .name;

test('of a field that two have changed, the second chooses the value; nothing typed is lost', async () => {
  const [first, second] = await openTwice('/data/work_order/4811/edit');
  await first.getByLabel(/^Title/).fill('Replace three bearings');
  await first.getByLabel(/^Description/).fill('Ask for the key.');
  await second.getByLabel(/^Title/).fill('Replace the bearing today');
  await save(second);
  await second.getByRole('heading', { level: 1, name: /Replace the bearing today/ }).waitFor();

  await save(first);
  await choiceIn(first).waitFor();
  await choiceIn(first).getByText('Replace the bearing today').waitFor();
  await choiceIn(first).getByText('Replace three bearings').waitFor();
  expect(await accessibilityViolations(first)).toEqual([]);
  await first.keyboard.press('Escape');
  await first
    .getByText(/Nothing was saved, because others have changed/)
    .first()
    .waitFor();
  expect(await first.getByLabel(/^Title/).inputValue()).toBe('Replace three bearings');
  expect(await stored(4811)).toMatchObject({ title: 'Replace the bearing today' });

  // Every choice is required, and a third change meanwhile opens the dialog again.
  await save(first);
  await saveChoice(first);
  await choiceIn(first).getByText('Choose which value of Title to keep.').waitFor();
  await choose(first, 'Title', 'Yours');
  await database.from('work_order').update({ title: 'Replace nothing' }).eq('id', 4811);
  await saveChoice(first);
  await choiceIn(first).getByText('Replace nothing').waitFor();
  expect(await stored(4811)).toMatchObject({ title: 'Replace nothing' });
  await choose(first, 'Title', 'Theirs');
  await saveChoice(first);
  // The heading of the form names the record as it is, too.
  await first.waitForURL((url) => url.pathname === '/data/work_order/4811');
  expect(await stored(4811)).toMatchObject({
    title: 'Replace nothing',
    description: 'Ask for the key.',
  });
});

test('a record that is deleted while it is edited is said to be gone, and what was typed stays', async () => {
  const { id, page, field } = await editSkill('Riveting');
  await field.fill('Riveting, level 2');
  await database.from('skill').delete().eq('id', id);
  await save(page);
  await page
    .getByText(/What you typed stays in this form/)
    .first()
    .waitFor();
  expect(await field.inputValue()).toBe('Riveting, level 2');
  // Also once the form can't be opened any more.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('You typed these values, and they were not saved:').waitFor();
  await page.getByText('Riveting, level 2').waitFor();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByText('Riveting, level 2').waitFor({ state: 'detached' });
});

test('what another tab saves is shown in an open form, and what is typed there stays', async () => {
  const [, { page, context }] = watched;
  const address = '/data/work_order/4811/edit';
  await openAs(page, account('owner'), address);
  await page.getByLabel(/^Title/).fill('Mine');
  // Not edited: it takes over the other value, and keeps the focus.
  const description = page.getByLabel(/^Description/);
  await description.focus();
  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel(/^Title/).fill('Saved in another tab');
  await other.getByLabel(/^Description/).fill('Described in another tab');
  await save(other);
  await other.getByRole('heading', { level: 1, name: /Saved in another tab/ }).waitFor();
  await page.getByText('This record has changed since you opened it').waitFor();
  await expect.poll(() => description.inputValue()).toBe('Described in another tab');
  expect(await page.getByLabel(/^Title/).inputValue()).toBe('Mine');
  expect(await description.evaluate((element) => element === document.activeElement)).toBe(true);
  await save(page);
  await choose(page, 'Title', 'Yours');
  await saveChoice(page);
  await page.getByRole('heading', { level: 1, name: /Mine/ }).waitFor();
  expect(await stored(4811)).toMatchObject({
    title: 'Mine',
    description: 'Described in another tab',
  });
});

test('a draft outlives its tab, says what has changed meanwhile, and is never sent by itself', async () => {
  const { id, page, context, address, field } = await editSkill('Turning');
  await field.fill('Turning, level');
  await field.press('End');
  await field.pressSequentially(' 2');
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await Promise.all([page.waitForEvent('close'), dialog.accept()]);
  await database.from('skill').update({ name: 'Turning by hand' }).eq('id', id);
  const next = await context.newPage();
  await next.goto(address);
  await next.getByText('Unsaved changes restored').waitFor();
  await next.getByText('This record has changed since you opened it').waitFor();
  expect(await next.getByLabel(/^Name/).inputValue()).toBe('Turning, level 2');
  expect(await accessibilityViolations(next)).toEqual([]);
  expect(await skillNamed(id)).toBe('Turning by hand');
  await save(next);
  await choose(next, 'Name', 'Yours');
  await saveChoice(next);
  await next.getByRole('heading', { level: 1, name: 'Turning, level 2' }).waitFor();
  await next.goto(address);
  await next.getByLabel(/^Name/).waitFor();
  expect(await next.getByText('Unsaved changes restored').count()).toBe(0);
});

test('a draft that is kept on leaving is offered again, and deleted on sign-out if one says so', async () => {
  const { page, address, field } = await editSkill('Brazing');
  await field.fill('Brazing, level 2');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Customers' })
    .click();
  await page.getByRole('button', { name: 'Keep draft' }).click();
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  await page.goto(address);
  await page.getByText('Unsaved changes restored').waitFor();
  expect(await field.inputValue()).toBe('Brazing, level 2');
  await page.goto('/data/customer');
  const drafts = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('ninefold.draft')).length,
    );
  expect(await drafts()).toBe(1);

  const signOut = async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  const question = page.getByRole('alertdialog', { name: 'Keep your draft on this device?' });
  await question.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep and sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await signIn(page, account('owner'));
  expect(await drafts()).toBe(1);
  // Over the form, too, it is asked once.
  await page.goto(address);
  await page.getByText('Unsaved changes restored').waitFor();
  await signOut();
  await question.getByRole('button', { name: 'Delete and sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await expect.poll(drafts).toBe(0);
});

test('a session that has ended is signed in to again over the form, and the save goes on', async () => {
  const made = await database.from('skill').insert({ name: 'Soldering' }).select('id').single();
  const { id } = made.data as { readonly id: number };
  const [, { page }] = watched;
  const address = `/data/skill/${id}/edit`;
  await openAs(page, account('owner'), address);
  await page.getByLabel(/^Name/).fill('Soldering, level 2');
  // As the button is pressed: a request of the background would find it out before.
  await endSession(page, page.getByRole('button', { name: 'Save', exact: true }));
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
