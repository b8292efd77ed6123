/** A person views the application as somebody else: what they see and try is enforced by the database. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openExamplePages, type ExamplePage } from './example-page.ts';
import { account, databaseOf, runningExample } from './example.ts';
import { findText } from './find-text.ts';
import { openAs } from './sign-in.ts';

let opened: ExamplePage;
let page: Page;
openExamplePages((next) => {
  opened = next;
  ({ page } = next);
});

const banner = (of = page) => of.getByRole('region', { name: /^Viewing as/ });
const link = (number: string, of = page) => of.getByRole('gridcell', { name: number, exact: true });

/** An order that the technician sees, and one that they don't. */
async function twoOrders() {
  const technician = await databaseOf(await runningExample(), account('technician'));
  const order = () => technician.from('work_order').select('id, number, description');
  const { data: own } = await order().eq('status', 'planned').limit(1).single();
  const { data: all } = await technician.from('work_order').select('number');
  const { data: other } = await opened.database
    .from('work_order')
    .select('id, number')
    .not('number', 'in', `(${(all ?? []).map(({ number }) => number as string).join()})`)
    .limit(1)
    .single();
  if (own === null || other === null) throw new Error('The example has no such orders.');
  return { own, other };
}

async function viewAs(text: string): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'View as…' }).click();
  const dialog = page.getByRole('dialog', { name: 'View as…' });
  await dialog.getByRole('combobox').fill(text);
  await page.getByRole('option', { name: text }).first().click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'View', exact: true }).click();
  await banner().waitFor();
}

test('as owner, views as a technician: sees what they see, and stores nothing', async () => {
  const { own, other } = await twoOrders();
  const list = `/data/work_order?number=in.(${own.number},${other.number})`;
  await openAs(page, account('owner'), list);
  await link(own.number).waitFor();
  await link(other.number).waitFor();
  const tab = await page.context().newPage();
  await tab.goto(list);
  await link(other.number, tab).waitFor();

  const { email } = account('technician');
  await viewAs(email);
  await link(own.number).waitFor();
  expect(await link(other.number).count()).toBe(0);
  expect(await page.title()).toMatch(/^Viewing as /);
  expect(await banner().getByRole('status').textContent()).toContain('not kept');
  expect(await accessibilityViolations(page)).toEqual([]);

  // The tab's own: it outlives a reload, and no other tab knows it.
  await page.reload();
  await banner().waitFor();
  await link(own.number).waitFor();
  expect(await link(other.number).count()).toBe(0);
  await tab.reload();
  await link(other.number, tab).waitFor();
  expect(await banner(tab).count()).toBe(0);
  await page.goto(`/data/work_order/${other.id}`);
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();

  const typed = 'Only tried Quayside';
  await page.goto(`/data/work_order/${own.id}/edit`);
  await page.getByLabel(/^Description/).fill(typed);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(/This would be saved\. Nothing was changed/)
    .first()
    .waitFor();
  expect(await page.getByLabel(/^Description/).inputValue()).toBe(typed);
  const { data } = await opened.database
    .from('work_order')
    .select('description')
    .eq('id', own.id)
    .single();
  expect(data).toEqual({ description: own.description });
  expect(await findText(page, typed, { inDrafts: true })).not.toContain('localStorage');

  page.once('dialog', (dialog) => void dialog.accept());
  await banner().getByRole('button', { name: 'Stop viewing' }).click();
  await page.getByLabel(/^Description/).waitFor();
  await banner().waitFor({ state: 'detached' });
  expect(await page.getByLabel(/^Description/).inputValue()).toBe(own.description ?? '');
  await page.goto(list);
  await link(other.number).waitFor();
});

test('views as a visitor, until the person signs out in another tab', async () => {
  await openAs(page, account('owner'), '/data/work_order');
  await page.getByRole('grid', { name: 'Work orders' }).waitFor();
  const tab = await page.context().newPage();
  await tab.goto('/');
  await tab.getByRole('heading', { level: 1 }).waitFor();
  await viewAs('Visitor');
  expect(await page.getByRole('grid', { name: 'Work orders' }).count()).toBe(0);
  await tab.getByRole('button', { name: /^Account/ }).click();
  await tab.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog', { name: 'You’re signed out' }).waitFor();
  expect(await banner().count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
