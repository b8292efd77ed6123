import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const databaseName = 'ninefold.kept';

function settled(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('IndexedDB refused a request.')));
  });
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

/** As a page that is opened has it: without a connection to the database. */
async function openedPage() {
  vi.resetModules();
  return import('./database.ts');
}

beforeEach(async () => {
  localStorage.clear();
  for (const name of await names()) await settled(indexedDB.deleteDatabase(name ?? ''));
});
afterEach(() => vi.restoreAllMocks());

test('unsaved edits of an earlier version move to their new keys, and its databases are deleted', async () => {
  (await settled(indexedDB.open('ninefold'))).close();
  (await settled(indexedDB.open('ninefold-imports'))).close();
  localStorage.setItem('ninefold.edits.ada https://a.example /data/job 17.5', 'hers');
  localStorage.setItem('ninefold.edits. https://a.example /data/job 18.5', 'a visitor’s');
  localStorage.setItem('ninefold.waiting ["https://a.example","ada","1"]', 'waits');
  const { objectStore } = await openedPage();
  await set('key', 'answer', objectStore('answers'));
  await expect
    .poll(() => ({ ...localStorage }))
    .toEqual({
      'ninefold.edits ["https://a.example","ada","/data/job","17.5"]': 'hers',
      'ninefold.edits ["https://a.example","","/data/job","18.5"]': 'a visitor’s',
      'ninefold.waiting ["https://a.example","ada","1"]': 'waits',
    });
  await expect.poll(names).toEqual([databaseName]);
  // The next page finds it as it is.
  const next = await openedPage();
  expect(await get('key', next.objectStore('answers'))).toBe('answer');
});

test('edits that a full storage has no room to move stay, and the database opens', async () => {
  localStorage.setItem('ninefold.edits.ada https://a.example /data/job 17.5', 'hers');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { objectStore } = await openedPage();
  await set('key', 'answer', objectStore('answers'));
  const { moveEarlierEdits } = await import('./move-earlier-edits.ts');
  moveEarlierEdits();
  expect(Object.values(localStorage)).toEqual(['hers']);
});

test('another tab with a newer version isn’t held up, and this one goes on without storage', async () => {
  const { objectStore, quietly } = await openedPage();
  const store = objectStore('answers');
  await set('key', 'answer', store);
  (await settled(indexedDB.open(databaseName, 99))).close();
  expect(await quietly(get('key', store))).toBeUndefined();
});

test('answers are deleted of everybody but the person who is signed in', async () => {
  vi.resetModules();
  const { keepAnswers } = await import('./answers.ts');
  const answers = keepAnswers();
  const keys = ['ada', 'bob', null].map((person) => ['specification', person, 'overview']);
  for (const key of keys) await answers.write(key, `of ${key[1]}`);
  await answers.keepOnlyOf('bob');
  expect(await Promise.all(keys.map(answers.read))).toEqual([undefined, 'of bob', undefined]);
  await answers.keepOnlyOf(null);
  expect(await Promise.all(keys.map(answers.read))).toEqual([undefined, undefined, undefined]);
});
