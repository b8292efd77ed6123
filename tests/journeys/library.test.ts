/** A small dump of our own, as pg_dump writes it: what dumps hold in practice, and lists for which nothing is declared. */
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dialog,
  editAll,
  exportedCsv,
  filterByRelated,
  importByKey,
  jumpTo,
  press,
  total,
} from './lists.ts';
import { type OpenedDump, openDump } from './open-dump.ts';
import { actOnView, chooseView, saveView, viewButton } from './view-menu.ts';

let opened: OpenedDump;
let database: SupabaseClient;
let page: Page;

beforeAll(async () => {
  opened = await openDump(join(import.meta.dirname, '../dumps/library.sql'));
  ({ database, page } = opened);
});
afterAll(() => opened?.close());

test('what a dump holds in practice is shown as the database holds it', async () => {
  // A number beyond what JavaScript counts exactly.
  await page.goto('/data/member/9007199254740993');
  await page.getByRole('heading', { level: 1, name: /Big Number/ }).waitFor();
  await page.getByText('9007199254740993').first().waitFor();

  // A reference of two fields leads to its record, and so does one within a table.
  await page.goto('/data/loan/1');
  const links = page.getByRole('main').locator('dl a');
  const addresses = () =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await expect.poll(addresses).toContainEqual(expect.stringMatching(/^\/data\/copy\/\d{13},\d$/));
  await page.goto('/data/book/9780000000040');
  await page
    .getByRole('main')
    .locator('dl')
    .getByRole('link', { name: /Twenty Thousand/ })
    .click();
  await page.getByRole('heading', { level: 1, name: /Twenty Thousand Leagues/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/data/book/9780000000033');

  // Text that COPY escaped is unescaped.
  await page.goto('/data/author?order=id.asc');
  await page.getByRole('grid').getByText('Christine de Pizan').waitFor();
  await page.goto('/data/author/3');
  await page.getByText('Back\\slash; and ’quotes’'.replaceAll('’', "'")).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Lewis Carroll', exact: true }).waitFor();
});

test('what the database lacks of the dump is listed on the home screen', async () => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Left out of the dump' });
  await section.getByText('1 function (public.check_digit)').waitFor();
  await section.getByText('plpython3u').last().waitFor();
});

test('facts in the catalog are shown, and the rest is not shown', async () => {
  await page.goto('/specification');
  // The comment on the database says what it is for.
  await page.getByText('A small lending library').waitFor();
  await page.getByText('not shown').first().waitFor();
});

const stateOf = async (id: number) => {
  const { data } = await database.from('loan').select('state').eq('id', id).single();
  return data;
};

const copies = async () => {
  const { data } = await database
    .from('copy')
    .select('isbn,number,shelf')
    .order('isbn')
    .order('number');
  return (data ?? []) as { isbn: string; number: number; shelf: string }[];
};

test('loans are filtered by their members, then moved on a board, which has no transitions', async () => {
  await page.goto('/data/loan');
  await filterByRelated(page, 'Member', 'Last name', 'reader 1');
  const { count } = await database
    .from('loan')
    .select('id,member!inner(last_name)', { count: 'exact', head: true })
    .ilike('member.last_name', '%reader 1%');
  await expect.poll(() => total(page)).toBe(count);
  await page.getByRole('combobox', { name: 'View' }).selectOption({ label: 'Board by state' });
  await page.waitForURL(/view=board\.state/);
  const column = (name: string) => page.getByRole('grid', { name, exact: true });
  const card = column('Reserved').getByRole('row').first();
  const title = await card.getAttribute('aria-label');
  const id = Number(await card.getAttribute('data-record'));
  await press(column('Reserved'), `Change status of ${title}`);
  await page.getByRole('menuitem', { name: 'Returned' }).click();
  await column('Returned')
    .getByRole('row', { name: String(title), exact: true })
    .waitFor();
  expect(await stateOf(id)).toEqual({ state: 'returned' });
  await page.goto('/data/loan?view=calendar.due.2026-12');
  await page.getByRole('table', { name: 'Loans by due' }).getByRole('link').first().waitFor();
});

test('views are kept in the browser, which says so, and other tabs follow', async () => {
  await page.goto('/data/book?order=title.desc');
  await viewButton(page, 'Unsaved view').waitFor();
  const tab = await opened.context.newPage();
  await tab.goto('/data/book');
  await viewButton(tab, 'All books').waitFor();
  await actOnView(page, 'Save view…');
  const save = dialog(page, 'Save view');
  await save.getByText(/^Only in this browser, because the database has no table/).waitFor();
  expect(await save.getByRole('checkbox').count()).toBe(0);
  await page.keyboard.press('Escape');
  await saveView(page, 'From the end');
  await viewButton(page, 'From the end').waitFor();
  await page.reload();
  await viewButton(page, 'From the end').waitFor();
  await chooseView(tab, 'From the end');
  await viewButton(tab, 'From the end').waitFor();
  expect(new URL(tab.url()).search).toBe('?order=title.desc');
  await actOnView(page, 'Delete');
  await viewButton(tab, 'Unsaved view').waitFor();
  await tab.close();
});

test('records with a key of two fields are edited, exported and imported', async () => {
  const before = await copies();
  await page.goto('/data/copy');
  await total(page);
  await editAll(page, 12, 'Shelf', 'Attic');
  await page.getByText('12 copies were edited').first().waitFor();
  expect((await copies()).every(({ shelf }) => shelf === 'Attic')).toBe(true);
  await press(page, 'Undo');
  await page.getByText('12 copies were restored').first().waitFor();
  expect(await copies()).toEqual(before);
  const rows = await exportedCsv(page);
  const exported = rows.map(({ isbn, number, shelf }) => ({
    isbn,
    number: Number(number),
    shelf,
  }));
  expect(exported).toHaveLength(12);
  expect(exported).toEqual(expect.arrayContaining(before));
  await importByKey(page, 'copy', 'ISBN and Number', [
    'isbn,number,shelf',
    '9780000000019,2,B7',
    '9780000000019,1,A1',
  ]);
  await page.getByText('0 to create, 1 to update, 1 unchanged and 0 with problems').waitFor();
  await press(page, 'Import 1 row');
  await page.getByText('The import is complete').waitFor();
  expect((await copies()).filter(({ shelf }) => shelf === 'B7')).toMatchObject([{ number: 2 }]);
  await jumpTo(page, 'Pizan', /Christine de Pizan/);
  expect(opened.problems).toEqual([]);
});

test('a deleted record comes back with what was deleted with it', async () => {
  const isbn = '9780000000996';
  const book = { isbn, title: 'The Coming Race', author_id: 1, details: { pages: 292 } };
  await database.from('book').insert(book).throwOnError();
  const owned = [1, 2].map((number) => ({ isbn, number, shelf: `A${number}` }));
  await database.from('copy').insert(owned).throwOnError();
  const kept = async () => {
    const { data } = await database.from('book').select('*,copy(*)').eq('isbn', isbn);
    return data;
  };
  const before = await kept();
  expect(before).toHaveLength(1);

  await page.goto(`/data/book/${isbn}`);
  await press(page, 'Delete');
  const question = page.getByRole('alertdialog');
  await question.getByText('2 copies').waitFor();
  expect(await question.getByText('You can’t undo this').count()).toBe(0);
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The Coming Race was deleted').first().waitFor();
  expect(await kept()).toEqual([]);
  await press(page, 'Undo');
  await page.getByText('The Coming Race was restored').first().waitFor();
  expect(await kept()).toEqual(before);
  expect(opened.problems).toEqual([]);
});
