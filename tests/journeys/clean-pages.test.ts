/** A page of a journey holds nothing of the page before, in whose place it is opened. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { WatchedPage } from './browser.ts';
import { openExamplePages } from './example-page.ts';

let opened: WatchedPage;
let before: WatchedPage | undefined;

openExamplePages((page) => (opened = page));

/** A document of the application's origin that runs nothing. */
const emptyDocument = '/icon.svg';

/** Returns everything that the browser keeps for the page's origin. */
function kept(page: Page) {
  return page.evaluate(async () => ({
    cookies: document.cookie,
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
      .state,
    isOnline: navigator.onLine,
    isRouted: await fetch('/routed.txt').then((answer) => answer.status === 418),
  }));
}

const nothing = {
  cookies: '',
  localStorage: [],
  sessionStorage: [],
  databases: [],
  caches: [],
  clipboard: 'prompt',
  isOnline: true,
  isRouted: false,
};

test('a page keeps what is stored, and may do what it is permitted', async () => {
  const { page, context } = opened;
  await page.goto(emptyDocument);
  expect(await kept(page)).toEqual(nothing);
  await page.evaluate(async () => {
    document.cookie = 'kept=1';
    localStorage.setItem('kept', '1');
    sessionStorage.setItem('kept', '1');
    await new Promise((resolve, reject) => {
      const open = indexedDB.open('kept');
      open.addEventListener('success', resolve);
      open.addEventListener('error', reject);
    });
    await (await caches.open('kept')).put('/kept', new Response('kept'));
  });
  await context.grantPermissions(['clipboard-read']);
  await context.route('**/routed.txt', (route) => route.fulfill({ status: 418 }));
  expect(await kept(page)).toEqual({
    ...nothing,
    cookies: 'kept=1',
    localStorage: ['kept'],
    sessionStorage: ['kept'],
    databases: ['kept'],
    caches: ['kept'],
    clipboard: 'granted',
    isRouted: true,
  });
  await context.setOffline(true);
  before = opened;
});

test('the next page is in the same context, and finds nothing in it', async () => {
  const { page, context } = opened;
  expect(context).toBe(before?.context);
  expect(before?.page.isClosed()).toBe(true);
  await page.goto(emptyDocument);
  expect(await kept(page)).toEqual(nothing);
});
