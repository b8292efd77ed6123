/** Tables with more rows than anybody wants to wait for: what their lists say and do. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { type RunningApplication, startApplication } from './application.ts';
import { openPage } from './browser.ts';
import { openAs } from './sign-in.ts';

const tables = `
create extension pg_trgm;
create table event (id bigint primary key, title text not null, place text not null);
insert into event select n, 'Harbour ' || n, 'Bergen' from generate_series(1, 100001) n;
create table plain_event (like event including all);
insert into plain_event select * from event;
create index on event using gin (title gin_trgm_ops);
create publication supabase_realtime for table event;
analyze;
`;

let folder: string;
let application: RunningApplication;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-large-'));
  const dump = join(folder, 'large.sql');
  await writeFile(dump, tables);
  application = await startApplication('--load', dump);
  ({ page } = await openPage(application.url));
  await openAs(page, application.accounts[0] ?? { email: '', password: '' }, '/');
});
afterAll(async () => {
  await application?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns what is asked of events from now on. */
function watchReads(): readonly URLSearchParams[] {
  const reads: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isRead = request.method() === 'GET' && pathname === '/rest/v1/event';
    if (isRead) reads.push(searchParams);
  });
  return reads;
}

async function search(text: string): Promise<void> {
  const field = page.getByRole('searchbox');
  await field.fill(text);
  await field.press('Enter');
}

test('a search of many records looks where indexes lead, and says so', async () => {
  await page.goto('/data/event');
  await search('harbour 77777');
  await page
    .getByText('This search looks only in fields that have a search index: Id and Title.')
    .waitFor();
  await page.getByRole('grid').getByRole('link', { name: 'Harbour 77777' }).waitFor();
  // Every event is in Bergen, which no index knows.
  await search('bergen');
  await page.getByRole('heading', { name: /^No .* match$/ }).waitFor();
});

test('a search that no index serves finds as much, and says what would make it quick', async () => {
  await page.goto('/data/plain_event');
  await search('bergen 77777');
  await page
    .getByText(/^No index serves this search, so Postgres reads all .* \(about 100,001\)\./)
    .waitFor();
  await page.getByRole('grid').getByRole('link', { name: 'Harbour 77777' }).waitFor();
  // Nothing is said of it where nothing is searched.
  await search('');
  await page.getByText('No index serves this search').waitFor({ state: 'detached' });
});

test('the page after a deep one is read without counting the rows before it', async () => {
  await page.goto('/data/event?offset=90000');
  await page.getByRole('link', { name: 'Harbour 90001', exact: true }).waitFor();
  const asked = watchReads();
  await page
    .getByRole('link', { name: 'Next page' })
    .or(page.getByRole('button', { name: 'Next page' }))
    .click();
  await page.getByRole('link', { name: 'Harbour 90051', exact: true }).waitFor();
  expect(asked.map((query) => query.get('id'))).toContain('gt.90050');
  expect(asked.filter((query) => query.has('offset'))).toEqual([]);
});

test('a value deep in the list is reached without reading or counting the rows before it', async () => {
  await page.goto('/data/event?order=id.asc');
  await page.getByRole('link', { name: 'Harbour 1', exact: true }).waitFor();
  // Jumping is loaded after the rows, and is in the menu then.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Jump to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jump to id' });
  await dialog.getByRole('textbox').fill('77777');
  const asked = watchReads();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Harbour 77777', exact: true }).waitFor();
  expect(asked.map((query) => query.get('id'))).toContain('gte.77777');
  expect(asked.filter((query) => query.has('offset'))).toEqual([]);
  await page
    .getByRole('status')
    .getByText(/^About .* of about /)
    .waitFor();
});

test('a table that Realtime publishes is followed, and says so only as long as it is', async () => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    // The embedded backend, which has no Realtime, is taken for a project that has.
    const json = { ...((await response.json()) as object), start: 'project' };
    await route.fulfill({ response, json });
  });
  const joined = Promise.withResolvers<(event: string, payload: object) => void>();
  const closed = Promise.withResolvers<() => Promise<void>>();
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    closed.resolve(() => socket.close());
    socket.onMessage((message) => {
      const [join, ref, topic, event, payload] = JSON.parse(String(message)) as [
        string,
        string,
        string,
        string,
        { config?: { postgres_changes: readonly object[] } },
      ];
      const bindings = payload.config?.postgres_changes.map((each) => ({ ...each, id: 1 }));
      const response = bindings === undefined ? {} : { postgres_changes: bindings };
      socket.send(JSON.stringify([join, ref, topic, 'phx_reply', { status: 'ok', response }]));
      if (event !== 'phx_join') return;
      joined.resolve((name, sent) => socket.send(JSON.stringify([join, null, topic, name, sent])));
    });
  });
  await page.goto('/data/event');
  const send = await joined.promise;
  expect(await page.getByText('Updates live').count()).toBe(0);
  send('system', { extension: 'postgres_changes', status: 'ok', message: '' });
  await page.getByText('Updates live').waitFor();
  // An event makes the list read its page, as this person may see it.
  const isPage = page.waitForRequest((sent) => sent.url().includes('/rest/v1/event?'));
  const change = { schema: 'public', table: 'event', type: 'INSERT', columns: [], record: {} };
  send('postgres_changes', { ids: [1], data: { ...change, commit_timestamp: '' } });
  await isPage;
  await (
    await closed.promise
  )();
  await page.getByText('Updates live').waitFor({ state: 'detached' });
});

test('a record says who else has it open, where a private channel lets the person in', async () => {
  const joined: object[] = [];
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    socket.onMessage((message) => {
      const [join, ref, topic, event, payload] = JSON.parse(String(message)) as [
        string,
        string,
        string,
        string,
        { config?: { private?: boolean } },
      ];
      const response = { postgres_changes: [] };
      socket.send(JSON.stringify([join, ref, topic, 'phx_reply', { status: 'ok', response }]));
      if (event !== 'phx_join' || payload.config?.private !== true) return;
      joined.push({ topic });
      const ada = { metas: [{ phx_ref: '1', name: 'Ada Lovelace' }] };
      socket.send(JSON.stringify([join, null, topic, 'presence_state', { ada }]));
    });
  });
  await page.goto('/data/event/1');
  await page.getByText('Ada Lovelace also has this record open.').waitFor();
  expect(joined).toEqual([{ topic: 'realtime:ninefold:public.event:1' }]);
  expect(await accessibilityViolations(page)).toEqual([]);
});
