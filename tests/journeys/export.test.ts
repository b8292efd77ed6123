/** Exports of lists: what is in the file is what is in the database, whatever happens meanwhile. */
import { readFile } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { parse } from 'csv-parse/sync';
import type { Page, Route } from 'playwright';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { exportOnPhone } from './export-on-phone.ts';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

const list = '/data/work_order?status=eq.completed';
let database: SupabaseClient;
let page: Page;

openExamplePages(async (opened) => {
  ({ database, page } = opened);
  // Nobody is there to choose a place for the file: it is downloaded.
  await page.addInitScript('delete window.showSaveFilePicker');
  await openAs(page, account('owner'), list);
});

const more = (on = page) => on.getByRole('button', { name: 'More actions' });

/** Opens the dialog, and makes choices by their names. */
async function openExport(on: Page, choices: readonly string[] = []) {
  await more(on).click();
  await on.getByRole('menuitem', { name: 'Export…' }).click();
  const dialog = on.getByRole('dialog', { name: /^Export / });
  for (const name of choices) await dialog.getByRole('radio', { name }).click();
  return dialog;
}

/** Exports, and returns the file. */
async function exported(on: Page, choices: readonly string[]): Promise<Buffer> {
  const dialog = await openExport(on, choices);
  const download = on.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  return readFile(await (await download).path());
}

type Row = Readonly<Record<string, unknown>>;

/** The rows of the list, as the database has them. */
async function stored(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await database
      .from('work_order')
      .select('id,number,title,customer_id,customer(name),opened_at,estimate::text,tags')
      .eq('status', 'completed')
      .order('id')
      .range(rows.length, rows.length + 999);
    if (error !== null) throw error;
    rows.push(...(data as unknown as Row[]));
    if (data.length < 1000) return rows;
  }
}

const byId = (rows: readonly Row[]) => rows.toSorted((a, b) => Number(a['id']) - Number(b['id']));

function csvRows(file: Buffer): readonly Row[] {
  return parse(file, { bom: true, columns: true, recordDelimiter: '\r\n' });
}

const wanted = ['CSV', /^All that match/, 'All fields', 'Column names'] as unknown as string[];
const inFormat = (format: string) => [format, ...wanted.slice(1)];

test('all records of a filtered list are in the CSV, the JSON and the workbook', async () => {
  const expected = await stored();
  expect(expected.length).toBeGreaterThan(2000);

  const csv = byId(csvRows(await exported(page, wanted)));
  expect(csv.map(({ id, number, title, opened_at: at }) => [id, number, title, at])).toEqual(
    expected.map(({ id, number, title, opened_at: at }) => [String(id), number, title, at]),
  );
  const customers = expected.map(({ customer }) => (customer as { name: string }).name);
  expect(csv.map((row) => row['customer_id_label'])).toEqual(customers);
  expect(csv.map((row) => row['estimate'])).toEqual(expected.map(({ estimate }) => estimate ?? ''));
  await page.getByText(/work orders exported$/).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  const json = byId(JSON.parse(String(await exported(page, inFormat('JSON')))) as Row[]);
  expect(json.map(({ id, title, tags }) => ({ id, title, tags }))).toEqual(
    expected.map(({ id, title, tags }) => ({ id, title, tags })),
  );
  expect(json.map((row) => row['customer_id_label'])).toEqual(customers);

  const file = await exported(page, inFormat('Excel (XLSX)'));
  const [header = [], ...cells] = await readSheet(file);
  const at = (name: string) => header.indexOf(name);
  const sheet = cells.toSorted((a, b) => Number(a[at('id')]) - Number(b[at('id')]));
  expect(sheet.map((row) => [row[at('id')], row[at('number')], row[at('title')]])).toEqual(
    expected.map(({ id, number, title }) => [id, number, title]),
  );
  expect(sheet[0]?.[at('opened_at (Europe/Berlin)')]).toBeInstanceOf(Date);
});

test('a phone in de-DE has room for the menu, and exports in a drawer', async () => {
  expect(await exportOnPhone('de-DE', { menu: 'Weitere Aktionen', entry: /^Exportieren/ })).toEqual(
    [],
  );
});

/** Whether the export sends that request: of all fields. The screen counts and groups as many rows, by few. */
const isOfExport = ({ pathname, searchParams }: URL) =>
  pathname === '/rest/v1/work_order' &&
  searchParams.get('limit') === '1000' &&
  searchParams.get('select')?.includes('description') === true;

test('leaving the page asks, and a chosen file is written only when it is whole', async () => {
  // Back leads to another screen, not out of the application.
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: /^Customers/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  await main.getByRole('link', { name: /^Work orders/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Work orders' }).waitFor();
  // A real file, in a folder of the page's own.
  await page.evaluate(() => {
    Object.assign(window, {
      async showSaveFilePicker() {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle('export.csv', { create: true });
      },
    });
  });
  const fileSize = () =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const handle = await folder.getFileHandle('export.csv').catch(() => undefined);
      return handle === undefined ? undefined : (await handle.getFile()).size;
    });
  let held = Promise.withResolvers<Route>();
  await page.route(isOfExport, (route) => held.resolve(route));
  const dialog = await openExport(page, wanted);
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await held.promise;
  await expect.poll(fileSize).toBe(0);
  await page.evaluate(() => history.back());
  const question = page.getByRole('alertdialog', { name: 'Leave and cancel the export?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(fileSize).toBeUndefined();

  held = Promise.withResolvers<Route>();
  await page.unroute(isOfExport);
  await openExport(page, wanted);
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByText(/work orders exported$/).waitFor();
  expect(await fileSize()).toBeGreaterThan(100_000);
});
