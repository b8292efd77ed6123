/** What a browser knows from an earlier visit, and what it asks for before anybody waits for it. */
import type { Catalog } from '@ninefold/specification/catalog';
import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { untilCounted } from './asked-requests.ts';
import { endSession } from './end-session.ts';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

const discovery = '**/rpc/ninefold_specification*';
let page: Page;

openExamplePages((opened) => ({ page } = opened));

const isOfRows = (url: string) => new URL(url).pathname === '/rest/v1/skill';

const firstRow = () => page.getByRole('grid').getByRole('link').first();

/** Opens a list as the owner, until all is kept that is kept of it. */
async function visit(): Promise<void> {
  await openAs(page, account('owner'), '/data/skill');
  await firstRow().waitFor();
  await expect.poll(kept).toMatchObject({ specification: 2, requests: true });
}

/** The number of answers about the database, and whether there are requests of addresses. */
function kept() {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('ninefold-imports')) return { specification: 0, requests: false };
    const keys = await new Promise<readonly IDBValidKey[]>((resolve, reject) => {
      const open = indexedDB.open('ninefold-imports');
      open.addEventListener('error', () => reject(new Error('IndexedDB could not be opened.')));
      open.addEventListener('success', () => {
        const request = open.result.transaction('answers').objectStore('answers').getAllKeys();
        request.addEventListener('success', () => {
          open.result.close();
          resolve(request.result);
        });
      });
    });
    return {
      // Of a person, not of a visitor.
      specification: keys.filter((key) => !(key as string).startsWith('["specification",null'))
        .length,
      requests: localStorage.getItem('ninefold.requests') !== null,
    };
  });
}

test('a second visit shows its rows without an answer about the database', async () => {
  await visit();
  const held: Route[] = [];
  await page.route(discovery, (route) => void held.push(route));
  await page.reload();
  await firstRow().waitFor();
  // The application checks the hash in the background.
  await expect.poll(() => held.length).toBeGreaterThan(0);
  expect(held.every((route) => route.request().url().includes('known='))).toBe(true);
  await Promise.all(held.map((route) => route.continue()));
});

test('rows are requested once, before the code has loaded', async () => {
  await visit();
  const asked: string[] = [];
  page.on('request', (request) => {
    // Not the counts beside the values of a field, which come after them.
    if (isOfRows(request.url()) && request.url().includes('order=')) asked.push(request.url());
  });
  const rows = page.waitForRequest((request) => isOfRows(request.url()));
  await page.route('**/assets/index-*.js', async (route) => {
    await rows;
    await route.continue();
  });
  await page.reload();
  await firstRow().waitFor();
  await untilCounted(page);
  expect(asked).toHaveLength(1);
});

/** Answers about the database as it was before it had a column. */
async function discoverWithout(column: string): Promise<void> {
  await page.route(discovery, async (route) => {
    const response = await route.fetch();
    const catalog = (await response.json()) as Partial<Catalog>;
    const relations = catalog.relations?.map((relation) => ({
      ...relation,
      columns: relation.columns?.filter(({ name }) => name !== column),
    }));
    await route.fulfill({ response, json: { ...catalog, relations, hash: 'of an earlier day' } });
  });
}

const column = () => page.getByRole('columnheader', { name: /Description/ });

/** The link in the navigation, with how many there are. */
const workOrders = () =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /^Work orders/ })
    .first();

/** Returns the paths of the requests that count records from now on. */
function watchCounts(): readonly string[] {
  const counts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'HEAD' || pathname.endsWith('/ninefold_counts')) counts.push(pathname);
  });
  return counts;
}

test('the counts in the navigation come in one request, after the rows', async () => {
  await visit();
  // Those of the visit have come.
  await expect.poll(() => workOrders().innerText()).toMatch(/\d/);
  const counts = watchCounts();
  const rows = Promise.withResolvers<void>();
  await page.route(
    ({ href }) => isOfRows(href),
    async (route) => {
      await rows.promise;
      await route.continue();
    },
  );
  await page.reload();
  await workOrders().waitFor();
  expect(counts).toEqual([]);
  rows.resolve();
  await expect.poll(() => workOrders().innerText()).toMatch(/\d/);
  expect(counts).toEqual(['/rest/v1/rpc/ninefold_counts']);
});

test('the counts of a person are not requested as a visitor once their session has ended', async () => {
  // On a screen that shows no records: those would be read as a visitor, who may see some.
  await openAs(page, account('owner'), '/specification');
  const figure = page.locator('nav a[href^="/data/work_order"]').first();
  await expect.poll(() => figure.textContent()).toMatch(/\d/);
  const counts = watchCounts();
  await endSession(page);
  // As where another tab has changed records: what the screen shows is read again.
  await page.evaluate(() => {
    const otherTab = new BroadcastChannel('ninefold: records changed');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
    otherTab.postMessage(null);
  });
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(account('owner').password);
  expect(await figure.textContent()).toMatch(/\d/);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => counts).toEqual(['/rest/v1/rpc/ninefold_counts']);
});

test('a change of the database since the last visit is shown and said', async () => {
  // The first visit was before the column was added.
  await discoverWithout('description');
  await visit();
  expect(await column().count()).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await page.getByText('The database schema has changed').first().waitFor();
  await column().waitFor();
});

test('the row that was left takes the focus, also where the screen is read again meanwhile', async () => {
  await discoverWithout('description');
  await visit();
  const name = (await firstRow().textContent()) ?? '';
  await firstRow().click();
  const heading = page.getByRole('heading', { level: 1, name });
  await heading.waitFor();
  // That of the record, with what refers to it.
  await expect.poll(kept).toMatchObject({ specification: 3 });
  await page.unrouteAll({ behavior: 'wait' });
  const answers: Route[] = [];
  await page.route(discovery, (route) => void answers.push(route));
  await page.reload();
  await heading.waitFor();
  await expect.poll(() => answers.length).toBe(3);

  const rows: Route[] = [];
  await page.route(/\/rest\/v1\/skill\?.*limit=50/, (route) => void rows.push(route));
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
  await expect.poll(() => rows.length).toBe(1);
  // What is asked from now on isn't held.
  await page.route(discovery, (route) => route.continue());
  // The answer for the record, which has been left, comes last.
  const { record = [], others = [] } = Object.groupBy(answers, (route) =>
    route.request().url().includes('technician_skill%22%7D') ? 'record' : 'others',
  );
  expect(record).toHaveLength(1);
  await Promise.all(others.map((route) => route.continue()));
  await column().waitFor();
  await Promise.allSettled(record.map((route) => route.continue()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.allSettled(rows.map((route) => route.continue()));
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
});

test('who signs out leaves nothing of it', async () => {
  await visit();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail').waitFor();
  await expect.poll(kept).toMatchObject({ specification: 0, requests: false });
});

test('a record opens with what its list knows', async () => {
  await visit();
  const held: Route[] = [];
  await page.route(/\/rest\/v1\/skill\?.*id=eq\./, (route) => void held.push(route));
  const link = firstRow();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('main').locator('dl').first().waitFor();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
});
