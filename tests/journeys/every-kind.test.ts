/** A table with a column of every type: records are created, read, edited and copied without losing a bit. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyKindSql, kindColumns, kindRows } from '../conformance/values/every-kind.ts';
import { type RunningApplication, startApplication } from './application.ts';
import { openPage } from './browser.ts';
import { databaseOf } from './example.ts';
import { openAs } from './sign-in.ts';

let folder: string;
let application: RunningApplication;
let page: Page;
let problems: readonly string[];
let database: SupabaseClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-kinds-'));
  const dump = join(folder, 'every-kind.sql');
  await writeFile(dump, everyKindSql);
  application = await startApplication('--load', dump);
  const [person = { email: '', password: '' }] = application.accounts;
  database = await databaseOf(application, person);
  ({ page, problems } = await openPage(application.url));
  await openAs(page, person, '/sign-in');
});
afterAll(() => Promise.all([application?.stop(), rm(folder, { recursive: true, force: true })]));

type Texts = Readonly<Record<string, string | null>>;

const names = [...kindColumns.map(({ name }) => name), 'given'];

/** Returns the text of each value of a record, as Postgres prints it. */
async function stored(id: number | string): Promise<Texts> {
  const select = names.map((name) => `${name}::text`).join();
  const { data, error } = await database.from('every_kind').select(select).eq('id', id).single();
  if (error !== null) throw error;
  return data as unknown as Texts;
}

const title = () => page.getByRole('textbox', { name: 'Title', exact: true });

/** The values of a request for one record, or what the installed function is to do. */
interface Sent {
  readonly wanted?: {
    readonly steps: readonly { readonly fields: { readonly new: string[] } }[];
  };
}

/** Saves the form, and returns what was sent and the id of the record. */
async function save(): Promise<{ readonly sent: string[]; readonly id: string }> {
  const sending = page.waitForRequest(
    (request) =>
      request.postData() !== null &&
      // A new record is written by the installed function.
      /\/rest\/v1\/(?:every_kind|rpc\/ninefold_write)/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const body = JSON.parse((await sending).postData() ?? '{}') as Sent;
  await page.waitForURL(/\/data\/every_kind\/\d+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return { sent: body.wanted?.steps[0]?.fields.new ?? Object.keys(body), id };
}

test('only what is edited is sent, and everything else stays, a megabyte of text too', async () => {
  const before = await stored(2);
  await page.goto('/data/every_kind/2/edit');
  await title().fill('edited');
  const { sent } = await save();
  expect(sent).toEqual(['title']);
  expect(await stored(2)).toEqual(before);
});

test('records are copied bit by bit', async () => {
  for (const row of [1, 6, 11]) {
    await page.goto(`/data/every_kind/new?copy.of=${row}`);
    await title().waitFor();
    const { id } = await save();
    expect(await stored(id), `record ${row}`).toEqual(await stored(row));
  }
});

/** Types whose inputs are not a line of text for every value. The address gives theirs to the form. */
const untyped =
  /^(?:date|time|point|timestamp|mood|bytea)|range$|^(?:span|moods|size|int4range)$|\[\]$/;

/** Returns the text of the last sample of each type that has no line break that no keyboard makes. */
async function extremes(): Promise<Readonly<Record<string, string>>> {
  const rows = await Promise.all(kindRows.map(stored));
  return Object.fromEntries(
    kindColumns.map(({ name, samples }) => {
      const last = samples.findLastIndex((text) => !text.includes('\r'));
      return [name, rows[last]?.[name] ?? ''];
    }),
  );
}

test('a record is created with an extreme value in each field', async () => {
  const values = await extremes();
  const given = kindColumns.filter(({ type }) => untyped.test(type));
  const address = new URLSearchParams(given.map(({ name }) => [name, values[name] ?? '']));
  await page.goto(`/data/every_kind/new?${address}`);
  await title().fill('typed');
  for (const { name, type } of kindColumns.filter((column) => !given.includes(column))) {
    const label = new RegExp(`^${name.replaceAll('_', ' ')}$`, 'i');
    // An amount is typed without its currency.
    const text = (values[name] ?? '').replaceAll(type === 'money' ? /[$,]/g : /^$/g, '');
    if (type === 'bool') await page.getByRole('combobox', { name: label }).selectOption(text);
    else await page.getByRole('textbox', { name: label }).fill(text);
  }
  const { sent, id } = await save();
  expect(await stored(id)).toEqual({ ...values, given: 'by default' });
  expect(sent.toSorted()).toEqual(['title', ...Object.keys(values)].toSorted());
  expect(problems).toEqual([]);
});
