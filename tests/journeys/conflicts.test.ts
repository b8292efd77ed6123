/** A record in two tabs, and drafts that outlive theirs: nobody overwrites what they did not see. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs, signIn } from './sign-in.ts';

let context: BrowserContext;
let database: SupabaseClient;
let page: Page;

openExamplePages((opened) => ({ context, database, page } = opened));

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

/** Opens the form of a new skill to the owner. */
async function editSkill(name: string) {
  const made = await database.from('skill').insert({ name }).select('id').single();
  const { id } = made.data as { readonly id: number };
  const address = `/data/skill/${id}/edit`;
  await openAs(page, account('owner'), address);
  const field = page.getByLabel(/^Name/);
  await field.waitFor();
  return { id, address, field };
}

const skillNamed = async (id: number) =>
  ((await database.from('skill').select('name').eq('id', id).single()).data as { name: string })
    .name;

test('what another tab saves is shown in an open form, and what is typed there stays', async () => {
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
  const { id, address, field } = await editSkill('Turning');
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
  const { address, field } = await editSkill('Brazing');
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
