/** The attachments of an order: chosen in a form, uploaded with it, shown, replaced and deleted. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

const caption = 'Files of a form';
let database: SupabaseClient;
let page: Page;

openExamplePages(async (opened) => {
  ({ page, database } = opened);
  await deleteAll();
  await openAs(
    page,
    account('owner'),
    `/data/attachment/new?work_order_id=4811&caption=${encodeURIComponent(caption)}`,
  );
});
afterAll(deleteAll);

async function deleteAll(): Promise<void> {
  const stored = await records();
  const paths = stored.map(({ storage_path: path }) => path);
  if (paths.length > 0) await database.storage.from('attachments').remove(paths);
  await database.from('attachment').delete().eq('caption', caption);
}

interface Attachment {
  readonly id: string;
  readonly file_name: string;
  readonly media_type: string;
  readonly size_bytes: number;
  readonly storage_path: string;
}

async function records(): Promise<readonly Attachment[]> {
  const { data, error } = await database.from('attachment').select().eq('caption', caption);
  if (error !== null) throw error;
  return data as Attachment[];
}

async function isStored(path: string): Promise<boolean> {
  return (await database.storage.from('attachments').download(path)).error === null;
}

const pdf = (name: string, size = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(size)}`),
});

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const button = (name: string | RegExp) => page.getByRole('button', { name });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Chooses a file by keyboard: the button opens the browser's own dialog. */
async function choose(file: ReturnType<typeof pdf> | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(/^File (Choose file|Replace)$/).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
}

test('a file is uploaded with its record, downloaded, replaced, and deleted with it', async () => {
  await choose(pdf('Prüfbericht März.pdf'));
  await page.getByText('Prüfbericht März.pdf', { exact: true }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await save();
  await page.getByText('Prüfbericht März.pdf was created', { exact: true }).waitFor();
  const [stored] = await records();
  expect(stored).toMatchObject({
    file_name: 'Prüfbericht März.pdf',
    media_type: 'application/pdf',
    size_bytes: 2009,
    storage_path: expect.stringMatching(/^[0-9a-f-]{36}\/Prufbericht-Marz\.pdf$/),
  });
  const path = stored?.storage_path ?? '';
  expect(await isStored(path)).toBe(true);

  const downloads = page.waitForEvent('download');
  await button('Download Prüfbericht März.pdf').click();
  expect((await downloads).suggestedFilename()).toBe('Prüfbericht März.pdf');
  expect(await accessibilityViolations(page)).toEqual([]);

  // The record refers to the new file, and the old one is deleted.
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await button(/^File Replace$/).waitFor();
  await choose(pdf('second.pdf'));
  await save();
  await page.getByText('second.pdf was saved', { exact: true }).waitFor();
  const [second] = await records();
  expect(second).toMatchObject({ id: stored?.id, file_name: 'second.pdf' });
  expect(await isStored(second?.storage_path ?? '')).toBe(true);
  await expect.poll(() => isStored(path)).toBe(false);

  await button(/^Delete/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('second.pdf was deleted', { exact: true }).waitFor();
  expect(await records()).toEqual([]);
  await expect.poll(() => isStored(second?.storage_path ?? '')).toBe(false);
});

test('a draft says which file it has not kept', async () => {
  await choose(pdf('report.pdf'));
  await page.getByText('report.pdf', { exact: true }).waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('A chosen file was not kept: File (report.pdf). Choose it again.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await choose(pdf('again.pdf'));
  await save();
  await page.getByText('again.pdf was created', { exact: true }).waitFor();
  expect(await records()).toMatchObject([{ file_name: 'again.pdf' }]);
});

test('an upload that fails or is cancelled saves nothing, and the next one is sent', async () => {
  await choose(pdf('report.pdf'));
  await page.route('**/storage/v1/object/**', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await save();
  await page
    .getByText(/The file couldn’t be uploaded, and nothing was saved\./)
    .first()
    .waitFor();
  expect(await records()).toEqual([]);

  // The file is kept, and sent again.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/storage/v1/object/**', () => promise, { times: 1 });
  await save();
  await button('Cancel upload').click();
  await page
    .getByText(/The upload was cancelled, and nothing was saved\./)
    .first()
    .waitFor();
  resolve();
  expect(await records()).toEqual([]);
  await choose(pdf('second.pdf'));
  await save();
  await page.getByText('second.pdf was created', { exact: true }).waitFor();
  const names = (await records()).map(({ file_name: name }) => name);
  expect(names).toEqual(['second.pdf']);
});

test('a large upload that is cut off goes on where it was, and is stored whole', async () => {
  const part = 6 * 1024 * 1024;
  const buffer = Buffer.alloc(13_000_000, pdf('').buffer);
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  await writeFile(join(folder, 'scan.pdf'), buffer);
  await choose(join(folder, 'scan.pdf'));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/upload/resumable')) return;
    sent.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`.trim());
  });
  const uploads = '**/storage/v1/upload/resumable/*';
  await page.route(uploads, (route, request) =>
    request.headers()['upload-offset'] === '0' ? route.continue() : route.abort(),
  );
  await save();
  await page
    .getByText(/The file couldn’t be uploaded, and nothing was saved\./)
    .first()
    .waitFor();
  expect(sent).toEqual(['POST', 'PATCH 0', `PATCH ${part}`, 'HEAD', 'HEAD', 'HEAD']);
  expect(await records()).toEqual([]);
  await page.unroute(uploads);
  sent.length = 0;
  await save();
  await page.getByText('scan.pdf was created', { exact: true }).waitFor();
  expect(sent).toEqual(['HEAD', `PATCH ${part}`, `PATCH ${2 * part}`]);
  const [record] = await records();
  const path = record?.storage_path ?? '';
  const { data } = await database.storage.from('attachments').download(path);
  expect(digest((await data?.bytes()) ?? new Uint8Array())).toBe(digest(buffer));
  await rm(folder, { recursive: true });
});

test('what was uploaded for a record that the database rejects is deleted when the form is left', async () => {
  await choose(pdf('report.pdf'));
  await page.getByLabel(/^Caption/).fill('x'.repeat(200));
  const refused = {
    code: '23514',
    message: 'new row violates check constraint',
    details: null,
    hint: null,
  };
  // The form also reads attachments, to find those with the same values.
  await page.route(/\/rest\/v1\/(?:attachment|rpc\/ninefold_write)\b/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: refused })
      : route.fallback(),
  );
  const uploads = page.waitForResponse((response) =>
    response.url().includes('/storage/v1/object/'),
  );
  await save();
  const path =
    decodeURIComponent(new URL((await uploads).url()).pathname).split('/attachments/')[1] ?? '';
  await page.getByRole('alert').first().waitFor();
  expect(await isStored(path)).toBe(true);
  await button('Cancel').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Discard|Leave)/ })
    .click();
  await expect.poll(() => isStored(path)).toBe(false);
});
