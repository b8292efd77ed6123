/** The network of stories in a real browser: a service worker answers, and injects faults. */
import { createClient } from '@supabase/supabase-js';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Fault, type FaultyRequests, withFault } from '../mock/fault.ts';
import { backendHandlers } from '../mock/handlers.ts';
import { startBrowserBackend } from './start-browser-backend.ts';

const url = 'https://workshop.example';
// The modules of the test fill the 250 entries that a page keeps by default.
performance.setResourceTimingBufferSize(10_000);
const worker = setupWorker(...backendHandlers(startBrowserBackend, url));

/** A client with the key of the page's backend, which is started for it. */
async function client() {
  const { publishableKey } = await startBrowserBackend();
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
  });
}

beforeAll(() =>
  worker.start({
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
  }),
);
afterEach(async () => {
  worker.resetHandlers();
  await (await startBrowserBackend()).reset();
});
// The page ends with this file; its worker would stay between other files and their network.
afterAll(async () => {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
});

function spoil(requests: Omit<FaultyRequests, 'url'>, fault: Fault): void {
  worker.use(withFault(startBrowserBackend, { url: `${url}/rest/v1/*`, ...requests }, fault));
}

/** The files of the embedded database that the page has loaded so far. */
function loaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname.replace(/^.*\//, ''))
    .filter((name) => /^snapshot\.bin$|pglite\.(?:wasm|data)$/.test(name));
}

// First of all: what one request has loaded stays loaded.
test('nothing of the database is loaded before the first request, and then its snapshot', async () => {
  expect(loaded()).toEqual([]);
  expect((await fetch(`${url}/rest/v1/skill`)).status).toBe(401);
  expect(loaded()).toContain('snapshot.bin');
  // The database's own answer: a visitor may not read it.
  expect((await (await client()).from('skill').select()).error?.code).toBe('42501');
});

test('a reset puts back what was written, without fetching anything again', async () => {
  const backend = await startBrowserBackend();
  const before = await backend.query('select * from customer order by id');
  const fetched = loaded().length;
  await backend.exec('set session_replication_role = replica; delete from customer');
  await backend.exec('alter table customer add column nickname text');
  await backend.reset();
  expect(await backend.query('select * from customer order by id')).toEqual(before);
  expect(loaded()).toHaveLength(fetched);
});

test('a status is answered as often as asked', async () => {
  const body = { code: 'PGRST003', message: 'Timed out.', details: null, hint: null };
  spoil({ times: 1 }, { kind: 'status', status: 504, body });
  const supabase = await client();
  const timedOut = await supabase.from('skill').select();
  expect([timedOut.status, timedOut.error?.code]).toEqual([504, 'PGRST003']);
  expect((await supabase.from('skill').select()).status).not.toBe(504);
});

test('a dropped request rejects, and never arrives', async () => {
  spoil({ methods: ['POST'] }, { kind: 'drop' });
  await expect(fetch(`${url}/rest/v1/skill`, { method: 'POST' })).rejects.toThrow(TypeError);
});

test('an answer that is cut short fails in the middle of its body', async () => {
  spoil({}, { kind: 'truncate', bytes: 1 });
  const response = await fetch(`${url}/rest/v1/skill`);
  expect(response.headers.get('content-type')).toContain('json');
  await expect(response.text()).rejects.toThrow(TypeError);
});

test('a late answer comes after its time', async () => {
  spoil({}, { kind: 'delay', milliseconds: 200 });
  const begun = performance.now();
  await (await fetch(`${url}/rest/v1/skill`)).text();
  expect(performance.now() - begun).toBeGreaterThanOrEqual(200);
});

test('a cancelled request ends while it waits', async () => {
  spoil({}, { kind: 'delay', milliseconds: Infinity });
  const answer = fetch(`${url}/rest/v1/skill`, { signal: AbortSignal.timeout(50) });
  await expect(answer).rejects.toThrow(DOMException);
});
