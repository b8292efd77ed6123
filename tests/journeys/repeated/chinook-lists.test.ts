/** Chinook, a database of others: its lists are filtered, edited, exported and imported by what its catalog says alone. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addCondition,
  dialog,
  editAll,
  exportedCsv,
  filterByRelated,
  importByKey,
  jumpTo,
  press,
  total,
} from '../lists.ts';
import { type OpenedDump, openDump } from '../open-dump.ts';

const chinook = process.env['CHINOOK_SQL'];
if (chinook === undefined) console.log('Chinook is skipped: CHINOOK_SQL names no file.');

async function sortBy(page: Page, column: string): Promise<void> {
  await page.getByRole('button', { name: /^Sort/ }).click();
  const sort = dialog(page, 'Sort by');
  const find = sort.getByRole('combobox', { name: 'Find a field' });
  await find.fill(column);
  await page.keyboard.press('Enter');
  await page.waitForURL(/order=/);
  // Escape empties a filled search before it closes the menu.
  await expect.poll(() => find.inputValue()).toBe('');
  // It also takes away the tooltip of what lies under the pointer.
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await sort.waitFor({ state: 'hidden' });
}

describe.skipIf(chinook === undefined)('Chinook', () => {
  let opened: OpenedDump;
  let database: SupabaseClient;
  let page: Page;

  beforeAll(async () => {
    opened = await openDump(chinook ?? '');
    ({ database, page } = opened);
  });
  afterAll(() => opened?.close());

  const address = () => decodeURIComponent(new URL(page.url()).search);

  const composers = async () => {
    const { data } = await database
      .from('track')
      .select('track_id,composer')
      .eq('genre_id', 2)
      .order('track_id');
    return data as { composer: string | null }[];
  };

  test('tracks are filtered by their albums, and sorted by them', async () => {
    await page.goto('/data/track');
    await expect.poll(() => total(page)).toBe(3503);
    await filterByRelated(page, 'Album', 'Title', 'greatest');
    await page
      .getByRole('button', { name: /^Edit the filter Album: Title contains greatest/ })
      .waitFor();
    const { data, count } = await database
      .from('track')
      .select('name,album!inner(title)', { count: 'exact' })
      .ilike('album.title', '%greatest%');
    await expect.poll(() => total(page)).toBe(count);
    await sortBy(page, 'Album Title');
    expect(address()).toBe('?album_id.and=(title.ilike.*greatest*)&order=album_id(title).asc');
    const titles = (data as unknown as { album: { title: string } }[]).map(
      ({ album }) => album.title,
    );
    const [first = ''] = titles.toSorted();
    await page.getByRole('row').nth(1).getByText(first).waitFor();
  });

  test('several records are chosen by their names, of a related record too', async () => {
    await page.goto('/data/track');
    await total(page);
    await press(page, 'Filter');
    await press(page, 'Advanced filter');
    const builder = dialog(page, 'Advanced filter');
    await press(builder, 'Add related records');
    await page.getByRole('menuitem', { name: 'Album', exact: true }).click();
    const group = builder.getByRole('group', { name: 'Album: Has' });
    await addCondition(page, group, 'Artist');
    await group.getByRole('combobox', { name: 'Condition' }).selectOption('is any of');
    for (const name of ['Metallica', 'Accept']) {
      await group.getByRole('combobox', { name: 'Artist: add' }).fill(name);
      await page.getByRole('option', { name, exact: true }).click();
      await group.getByRole('checkbox', { name }).waitFor();
    }
    await press(builder, 'Apply');
    await builder.waitFor({ state: 'hidden' });
    expect(address()).toBe('?album_id.and=(artist_id.in.(50,2))');
    const { count } = await database
      .from('track')
      .select('track_id,album!inner(artist_id)', { count: 'exact', head: true })
      .in('album.artist_id', [50, 2]);
    await expect.poll(() => total(page)).toBe(count);
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
    await total(page);
    await editAll(page, 130, 'Composer', 'Somebody else');
    await page.getByText('130 tracks were edited').first().waitFor();
    expect((await composers()).every(({ composer }) => composer === 'Somebody else')).toBe(true);
    await press(page, 'Undo');
    await page.getByText('130 tracks were restored').first().waitFor();
    expect(await composers()).toEqual(before);
  });

  test('an export is what SQL finds', async () => {
    await page.goto('/data/track?milliseconds=gt.400000&order=track_id.asc');
    await total(page);
    const rows = await exportedCsv(page);
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
    await importByKey(page, 'track', 'Track ID', [
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
    await press(page, 'Import 2 rows');
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
    await jumpTo(page, 'Wichterlová', /František Wichterlová/);
    expect(new URL(page.url()).pathname).toBe('/data/customer/5');
    expect(opened.problems).toEqual([]);
  });
});
