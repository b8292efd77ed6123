/** A database that others made, as they made it: what its catalog alone gives. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedDump, openDump } from '../open-dump.ts';

const file = process.env['CHINOOK_SQL'];
if (file === undefined) console.log('Chinook is skipped: CHINOOK_SQL names no file.');

describe.skipIf(file === undefined)('Chinook', () => {
  let opened: OpenedDump;
  let page: Page;

  beforeAll(async () => {
    opened = await openDump(file ?? '');
    ({ page } = opened);
  });
  afterAll(() => opened?.close());

  test('nine tables are in the navigation, and neither the short list nor the join table', async () => {
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await links.first().waitFor();
    const names = await links.allInnerTexts();
    for (const name of [
      'Albums',
      'Artists',
      'Customers',
      'Employees',
      'Genres',
      'Invoices',
      'Invoice lines',
      'Playlists',
      'Tracks',
    ]) {
      expect(names.some((text) => text.startsWith(name))).toBe(true);
    }
    expect(names.filter((text) => /^(?:Media type|Playlist track)/.test(text))).toEqual([]);
    expect(names).toContain('All lists');
  });

  test('all 3503 tracks are there, a page at a time', async () => {
    await page.goto('/data/track');
    await page.getByText('1–50 of 3,503').waitFor();
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByText('51–100 of 3,503').waitFor();
    expect(new URL(page.url()).search).toBe('?offset=50');
  });

  test('an album leads to its artist and its tracks, by name', async () => {
    await page.goto('/data/album/1');
    await page.getByRole('heading', { level: 1, name: 'For Those About To Rock' }).waitFor();
    await page.getByRole('link', { name: 'AC/DC' }).waitFor();
    const tracks = page.getByRole('region', { name: /^Tracks/ });
    await tracks.getByRole('link', { name: 'Put The Finger On You' }).waitFor();
    await tracks.getByRole('link', { name: /Show all/ }).click();
    await page.getByText('1–10 of 10').waitFor();
    await page.getByText('For Those About To Rock').first().waitFor();
  });

  test('a customer has invoices, and an employee reports to another', async () => {
    await page.goto('/data/customer/5');
    await page.getByRole('heading', { level: 1, name: /František Wichterlová/ }).waitFor();
    await page
      .getByRole('region', { name: /^Invoices/ })
      .getByRole('row')
      .nth(1)
      .waitFor();
    await page.goto('/data/employee/2');
    await page.getByRole('heading', { level: 1, name: /Nancy Edwards/ }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Andrew Adams/ })
      .first()
      .waitFor();
    const reports = page.getByRole('region', { name: /^Employees/ });
    await reports.getByRole('link', { name: /Jane/ }).first().waitFor();
  });

  test('a playlist shows its tracks through their join table', async () => {
    await page.goto('/data/playlist/17');
    await page.getByRole('heading', { level: 1, name: 'Heavy Metal Classic' }).waitFor();
    const tracks = page.getByRole('region', { name: /^Tracks/ });
    await tracks.getByText('26', { exact: true }).waitFor();
  });

  test('invoices are grouped by customer, with what each of them and all come to', async () => {
    await page.goto('/data/invoice?select=customer_id,total&view=group.customer_id');
    await page.getByText('59 groups').waitFor();
    const helena = page.getByRole('row', { name: /^Helena Holý 7 records/ });
    await helena.getByText('49.62').waitFor();
    const footer = page.getByRole('grid').locator('tfoot');
    await footer.getByText('Sum of 412 records').waitFor();
    await footer.getByText('2,328.60').waitFor();
    const more = page.getByRole('button', { name: 'Show more groups' });
    await more.click();
    await more.waitFor({ state: 'detached' });
    // Of more than a hundred rows those in sight are drawn: the last one is reached by key.
    await page.getByRole('rowheader').first().focus();
    await page.keyboard.press('Control+End');
    await page.getByRole('row', { name: /^Wyatt Girard 7 records/ }).waitFor();
  });

  test('a key without a default is required', async () => {
    await page.goto('/data/artist/new');
    await page.getByLabel(/^Name/).fill('Sample artist');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page
      .getByRole('link', { name: /Artist ID|ID/ })
      .first()
      .waitFor();
    await page.getByLabel(/^(Artist )?ID/).fill('100001');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Sample artist' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/data/artist/100001');
  });

  test('customers are imported, and who supports them is found by name', async () => {
    await page.goto('/data/customer/import');
    const file = [
      'customer_id,first_name,last_name,email,Support rep',
      '9001,Ada,Sample,ada@sample.example,Jane Peacock',
      '9002,Bo,Sample,bo@sample.example,Nobody There',
    ].join('\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByRole('button', { name: 'Check rows' }).click();
    await page.getByText('1 to create and 1 with problems').waitFor();
    await page.getByText('There is no employee called “Nobody There”').waitFor();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByText('1 created and 1 left out').waitFor();
    await page.goto('/data/customer/9001');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Jane Peacock/ })
      .first()
      .waitFor();
  });

  test('the tracks of a playlist are picked in its form and saved with it, and a track’s playlists in its own', async () => {
    const picks = (title: string) => page.getByRole('region', { name: title, exact: true });
    const pick = async (title: string, text: string, option: RegExp) => {
      await picks(title).getByRole('combobox').fill(text);
      await page.getByRole('option', { name: option }).first().click();
    };
    const save = () => page.getByRole('button', { name: /^Save(?! and)/ }).click();
    await page.goto('/data/playlist/new');
    await page.getByRole('textbox', { name: 'Name' }).fill('Sample mix');
    await page.getByRole('textbox', { name: 'Playlist ID' }).fill('9001');
    await pick('Tracks', 'Put The Finger', /^Put The Finger On You/);
    await pick('Tracks', 'Balls to the', /^Balls to the Wall/);
    await save();
    await page.getByRole('heading', { level: 1, name: 'Sample mix' }).waitFor();
    const tracks = page.getByRole('region', { name: /^Tracks/ });
    await tracks.getByRole('link', { name: 'Put The Finger On You' }).waitFor();
    await tracks.getByRole('link', { name: 'Balls to the Wall' }).waitFor();

    // By keyboard: one is removed and stays in sight until it is saved, another one is picked.
    const edit = `${new URL(page.url()).pathname}/edit`;
    await page.goto(edit);
    const removal = picks('Tracks').getByRole('button', { name: 'Remove Balls to the Wall' });
    await removal.focus();
    await page.keyboard.press('Enter');
    await picks('Tracks').getByText('will be removed when you save').waitFor();
    const undo = picks('Tracks').getByRole('button', { name: 'Undo removing Balls to the Wall' });
    expect(await undo.evaluate((element) => element === document.activeElement)).toBe(true);
    await picks('Tracks').getByRole('combobox').focus();
    await page.keyboard.type('Snowballed');
    await page.getByRole('option', { name: /^Snowballed/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await picks('Tracks').getByRole('button', { name: 'Remove Snowballed' }).waitFor();
    await save();
    await tracks.getByRole('link', { name: 'Snowballed' }).waitFor();
    expect(await tracks.getByRole('link', { name: 'Balls to the Wall' }).count()).toBe(0);

    await tracks.getByRole('link', { name: 'Snowballed' }).click();
    await page.getByRole('heading', { level: 1, name: 'Snowballed', exact: true }).waitFor();
    await page.goto(`${new URL(page.url()).pathname}/edit`);
    await picks('Playlists').getByRole('button', { name: 'Remove Sample mix' }).click();
    await save();
    await page.getByRole('heading', { level: 1, name: 'Snowballed', exact: true }).waitFor();
    await page.goto(edit);
    await picks('Tracks').getByRole('button', { name: 'Remove Put The Finger On You' }).waitFor();
    expect(
      await picks('Tracks')
        .getByRole('button', { name: /^Remove/ })
        .count(),
    ).toBe(1);
  });
});
