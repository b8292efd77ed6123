/** Lists of databases that others made, and for which nothing is declared: all that lists do works there too. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { parse } from 'csv-parse/sync';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../browser/launch-browser.ts';
import { isAll } from '../run/is-all.ts';
import { type RunningApplication, startApplication } from './application.ts';
import { openPage } from './browser.ts';
import { databaseOf } from './example.ts';
import { signIn } from './sign-in.ts';
import { actOnView, chooseView, saveView, viewButton } from './view-menu.ts';

let browser: Browser;
let application: RunningApplication;
let database: SupabaseClient;
let context: BrowserContext;
let page: Page;
let problems: readonly string[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Starts the application on a dump, and signs in. All tests of the dump share the page. */
async function openDump(file: string): Promise<void> {
  application = await startApplication('--load', file);
  const [person = { email: '', password: '' }] = application.accounts;
  database = await databaseOf(application, person);
  ({ page, context, problems } = await openPage(browser, application.url));
  // Nobody is there to choose a place for a file: it is downloaded.
  await context.addInitScript('delete window.showSaveFilePicker');
  await page.goto('/');
  await signIn(page, person);
}

async function closeDump(): Promise<void> {
  await context?.close();
  await application?.stop();
}

const address = () => decodeURIComponent(new URL(page.url()).search);
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const press = (name: string, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true }).click();

/** The number of records that the list says it has. */
async function total(): Promise<number> {
  const range = page.getByText(/^\d+–\d+ of [\d,]+$/);
  await range.waitFor();
  return Number((await range.innerText()).replace(/^.* of /, '').replaceAll(',', ''));
}

/** Adds a condition, and chooses its field once the focus has moved there. */
async function addCondition(group: Locator, field: string): Promise<void> {
  await press('Add condition', group);
  const choice = group.getByRole('combobox', { name: 'Field' });
  await choice.and(page.locator(':focus')).waitFor();
  await choice.selectOption(field);
}

/** Filters the list by a text in a field of a related record. */
async function filterByRelated(relation: string, field: string, text: string): Promise<void> {
  await press('Advanced filter');
  const builder = dialog('Advanced filter');
  await press('Add related records', builder);
  await page.getByRole('menuitem', { name: relation, exact: true }).click();
  const group = builder.getByRole('group', { name: `${relation}: Has` });
  await addCondition(group, field);
  await group.getByRole('textbox').fill(text);
  await press('Apply', builder);
  await builder.waitFor({ state: 'hidden' });
}

async function sortBy(column: string): Promise<void> {
  await page.getByRole('button', { name: /^Sort/ }).click();
  const sort = dialog('Sort by');
  await press('Add column', sort);
  await sort.getByRole('combobox', { name: 'Column' }).first().selectOption(column);
  await page.waitForURL(/order=/);
  await page.keyboard.press('Escape');
  await sort.waitFor({ state: 'hidden' });
}

/** Selects all records that match, and sets a field of them. */
async function editAll(count: number, field: string, value: string): Promise<void> {
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  const bar = page.getByRole('toolbar', { name: /^Selected / });
  const more = bar.getByRole('button', { name: `Select all ${count} that match` });
  if (count > 25) await more.click();
  await press('Edit', bar);
  const edit = page.getByRole('dialog');
  await edit.getByLabel('Field', { exact: true }).selectOption({ label: field });
  await edit.getByRole('textbox', { name: new RegExp(`^${field}`) }).fill(value);
  await edit.getByRole('button', { name: /^Edit / }).click();
  if (count > 25) await press('Set', page.getByRole('alertdialog'));
}

async function exportedCsv(): Promise<readonly Readonly<Record<string, string>>[]> {
  await press('More actions');
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const choices = dialog(/^Export /);
  for (const name of ['CSV', /^All that match/, 'All fields', 'Column names']) {
    await choices.getByRole('radio', { name }).click();
  }
  const download = page.waitForEvent('download');
  await press('Export', choices);
  const file = await readFile(await (await download).path());
  return parse(file, { bom: true, columns: true, recordDelimiter: '\r\n' });
}

/** Opens the import of a list with a file, whose records are found by a key. */
async function importByKey(list: string, key: string, rows: readonly string[]): Promise<void> {
  await page.goto(`/data/${list}/import`);
  const buffer = Buffer.from(rows.join('\n'));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${list}.csv`, mimeType: 'text/csv', buffer });
  await page.getByLabel('Existing records').selectOption({ label: `Update them, found by ${key}` });
  await press('Check rows');
}

/** Finds a record by its label among all entities, and opens it. */
async function jumpTo(text: string, name: RegExp): Promise<void> {
  await press('Quick search');
  const palette = dialog('Search or jump to…');
  await palette.getByRole('combobox').fill(text);
  await palette.getByRole('option', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

const composers = async () => {
  const { data } = await database
    .from('track')
    .select('track_id,composer')
    .eq('genre_id', 2)
    .order('track_id');
  return data as { composer: string | null }[];
};

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

const chinook = isAll ? process.env['CHINOOK_SQL'] : undefined;
if (!isAll) console.log('Chinook is skipped: it repeats on another database what others prove.');
else if (chinook === undefined) console.log('Chinook is skipped: CHINOOK_SQL names no file.');

describe.skipIf(chinook === undefined)('Chinook', () => {
  beforeAll(() => openDump(chinook ?? ''));
  afterAll(closeDump);

  test('tracks are filtered by their albums, and sorted by them', async () => {
    await page.goto('/data/track');
    await expect.poll(total).toBe(3503);
    await filterByRelated('Album', 'Title', 'greatest');
    await page
      .getByRole('button', { name: /^Edit the filter Album: Title contains greatest/ })
      .waitFor();
    const { data, count } = await database
      .from('track')
      .select('name,album!inner(title)', { count: 'exact' })
      .ilike('album.title', '%greatest%');
    await expect.poll(total).toBe(count);
    await sortBy('Album → Title');
    expect(address()).toBe('?album_id.and=(title.ilike.*greatest*)&order=album_id(title).asc');
    const titles = (data as unknown as { album: { title: string } }[]).map(
      ({ album }) => album.title,
    );
    const [first = ''] = titles.toSorted();
    await page.getByRole('row').nth(1).getByText(first).waitFor();
  });

  test('several records are chosen by their names, of a related record too', async () => {
    await page.goto('/data/track');
    await total();
    await press('Advanced filter');
    const builder = dialog('Advanced filter');
    await press('Add related records', builder);
    await page.getByRole('menuitem', { name: 'Album', exact: true }).click();
    const group = builder.getByRole('group', { name: 'Album: Has' });
    await addCondition(group, 'Artist');
    await group.getByRole('combobox', { name: 'Condition' }).selectOption('is any of');
    for (const name of ['Metallica', 'Accept']) {
      await group.getByRole('combobox', { name: 'Artist: add' }).fill(name);
      await page.getByRole('option', { name, exact: true }).click();
      await group.getByRole('checkbox', { name }).waitFor();
    }
    await press('Apply', builder);
    await builder.waitFor({ state: 'hidden' });
    expect(address()).toBe('?album_id.and=(artist_id.in.(50,2))');
    const { count } = await database
      .from('track')
      .select('track_id,album!inner(artist_id)', { count: 'exact', head: true })
      .in('album.artist_id', [50, 2]);
    await expect.poll(total).toBe(count);
    // The names are read again where nobody has just chosen them.
    await page.reload();
    await page
      .getByRole('button', { name: /^Edit the filter Album: Artist is any of Metallica or Accept/ })
      .waitFor();
  });

  test('all that match are edited, and it is undone', async () => {
    const before = await composers();
    expect(before).toHaveLength(130);
    await page.goto('/data/track?genre_id=eq.2&limit=25');
    await total();
    await editAll(130, 'Composer', 'Somebody else');
    await page.getByText('130 tracks were edited').first().waitFor();
    expect((await composers()).every(({ composer }) => composer === 'Somebody else')).toBe(true);
    await press('Undo');
    await page.getByText('130 tracks were restored').first().waitFor();
    expect(await composers()).toEqual(before);
  });

  test('an export is what SQL finds', async () => {
    await page.goto('/data/track?milliseconds=gt.400000&order=track_id.asc');
    await total();
    const rows = await exportedCsv();
    const { data } = await database
      .from('track')
      .select('track_id,name,composer,unit_price::text,album(title)')
      .gt('milliseconds', 400_000)
      .order('track_id');
    const expected = data as unknown as Readonly<
      Record<string, string | null> & { album: { title: string } }
    >[];
    expect(rows.length).toBeGreaterThan(400);
    expect(
      rows.map((row) => [
        row['track_id'],
        row['name'],
        row['composer'],
        row['unit_price'],
        row['album_id_label'],
      ]),
    ).toEqual(
      expected.map((row) => [
        String(row['track_id']),
        row['name'],
        row['composer'] ?? '',
        row['unit_price'],
        row.album.title,
      ]),
    );
  });

  test('an import updates records by their keys', async () => {
    await importByKey('track', 'Track ID', [
      'track_id,milliseconds,unit_price',
      '1,343719,0.99',
      '2,1000,0.99',
      '3,soon,1.29',
    ]);
    await page.getByText('0 to create, 1 to update, 1 unchanged and 1 with problems').waitFor();
    const cell = page.getByRole('textbox', { name: 'milliseconds, row 4' });
    await cell.fill('230000');
    await cell.press('Enter');
    await page.getByText('0 to create, 2 to update, 1 unchanged and 0 with problems').waitFor();
    await press('Import 2 rows');
    await page.getByText('0 created, 2 updated, 1 unchanged and 0 left out').waitFor();
    const { data } = await database
      .from('track')
      .select('milliseconds')
      .in('track_id', [1, 2, 3])
      .order('track_id');
    expect(data).toEqual([
      { milliseconds: 343_719 },
      { milliseconds: 1000 },
      { milliseconds: 230_000 },
    ]);
  });

  test('invoices are in a calendar, a month of years ago among others', async () => {
    const { data } = await database
      .from('invoice')
      .select('invoice_id,invoice_date')
      .order('invoice_date')
      .limit(1)
      .single();
    const { invoice_date: date, invoice_id: id } = data as {
      invoice_date: string;
      invoice_id: number;
    };
    await page.goto('/data/invoice');
    await page
      .getByRole('combobox', { name: 'View' })
      .selectOption({ label: 'Calendar by invoice date' });
    await page.waitForURL(/view=calendar\.invoice_date/);
    await page.goto(`/data/invoice?view=calendar.invoice_date.${date.slice(0, 7)}`);
    await page
      .getByRole('table', { name: 'Invoices by invoice date' })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: String(id) }).waitFor();
  });

  test('a record is found by its label among all tables', async () => {
    await jumpTo('Wichterlová', /František Wichterlová/);
    expect(new URL(page.url()).pathname).toBe('/data/customer/5');
    expect(problems).toEqual([]);
  });
});

describe('a dump', () => {
  beforeAll(() => openDump(join(import.meta.dirname, '../dumps/library.sql')));
  afterAll(closeDump);

  test('loans are filtered by their members, then moved on a board, which has no transitions', async () => {
    await page.goto('/data/loan');
    await filterByRelated('Member', 'Last name', 'reader 1');
    const { count } = await database
      .from('loan')
      .select('id,member!inner(last_name)', { count: 'exact', head: true })
      .ilike('member.last_name', '%reader 1%');
    await expect.poll(total).toBe(count);
    await page.getByRole('combobox', { name: 'View' }).selectOption({ label: 'Board by state' });
    await page.waitForURL(/view=board\.state/);
    const column = (name: string) => page.getByRole('grid', { name, exact: true });
    const card = column('Reserved').getByRole('row').first();
    const title = await card.getAttribute('aria-label');
    const id = Number(await card.getAttribute('data-record'));
    await press(`Change status of ${title}`, column('Reserved'));
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
    const tab = await context.newPage();
    await tab.goto('/data/book');
    await viewButton(tab, 'All books').waitFor();
    await actOnView(page, 'Save view…');
    const save = dialog('Save view');
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
    await total();
    await editAll(12, 'Shelf', 'Attic');
    await page.getByText('12 copies were edited').first().waitFor();
    expect((await copies()).every(({ shelf }) => shelf === 'Attic')).toBe(true);
    await press('Undo');
    await page.getByText('12 copies were restored').first().waitFor();
    expect(await copies()).toEqual(before);
    const rows = await exportedCsv();
    const exported = rows.map(({ isbn, number, shelf }) => ({
      isbn,
      number: Number(number),
      shelf,
    }));
    expect(exported).toHaveLength(12);
    expect(exported).toEqual(expect.arrayContaining(before));
    await importByKey('copy', 'ISBN and Number', [
      'isbn,number,shelf',
      '9780000000019,2,B7',
      '9780000000019,1,A1',
    ]);
    await page.getByText('0 to create, 1 to update, 1 unchanged and 0 with problems').waitFor();
    await press('Import 1 row');
    await page.getByText('The import is complete').waitFor();
    expect((await copies()).filter(({ shelf }) => shelf === 'B7')).toMatchObject([{ number: 2 }]);
    await jumpTo('Pizan', /Christine de Pizan/);
    expect(problems).toEqual([]);
  });
});
