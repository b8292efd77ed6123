import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAnswers } from './answers.ts';

const databaseName = 'ninefold-imports';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('IndexedDB refused a request.')));
  });
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

type Page = typeof import('./database.ts');

let pages = 0;

/** As a page that is opened has it: without a connection to the database. */
function openedPage(): Promise<Page> {
  pages += 1;
  const { href } = new URL(`./database.ts?page=${pages}`, import.meta.url);
  return import(/* @vite-ignore */ href) as Promise<Page>;
}

const keep = ({ inDatabase }: Page, text: string) =>
  inDatabase('answers', 'readwrite', (answers) => answers.put(text, 'key'));
const read = ({ inDatabase }: Page, name: 'answers' | 'imports' = 'answers') =>
  inDatabase(name, 'readonly', (store) => store.get('key') as IDBRequest<unknown>);

/** Leaves an import as the first version of the database has it. */
async function leaveImport(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('imports'));
  const database = await settled(opening);
  await settled(
    database.transaction('imports', 'readwrite').objectStore('imports').put('half', 'key'),
  );
  return database;
}

beforeEach(async () => {
  for (const name of await names()) await settled(indexedDB.deleteDatabase(name ?? ''));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the first version’s imports are in it, and answers kept elsewhere are deleted', async () => {
  (await leaveImport()).close();
  (await settled(indexedDB.open('ninefold'))).close();
  const page = await openedPage();
  expect(await read(page, 'imports')).toBe('half');
  await keep(page, 'answer');
  await expect.poll(names).toEqual([databaseName]);
  // The next page finds it as it is, and so does one of the first version.
  const next = await openedPage();
  expect([await read(next), await read(next, 'imports')]).toEqual(['answer', 'half']);
  (await leaveImport()).close();
});

test('an upgrade that is cut short changes nothing', async () => {
  (await leaveImport()).close();
  const { prototype } = IDBDatabase;
  const create = Reflect.get<IDBDatabase, 'createObjectStore'>(prototype, 'createObjectStore');
  const spy = vi
    .spyOn(IDBDatabase.prototype, 'createObjectStore')
    .mockImplementation(function cutShort(this: IDBDatabase, name) {
      const store = create.call(this, name);
      store.transaction.abort();
      return store;
    });
  const page = await openedPage();
  expect(await read(page, 'imports')).toBeUndefined();
  expect(spy).toHaveBeenCalledOnce();
  spy.mockRestore();
  expect(await read(page, 'imports')).toBe('half');
});

test('two tabs that open the first version at once both go on with it', async () => {
  (await leaveImport()).close();
  const tabs = [await openedPage(), await openedPage()];
  expect(await Promise.all(tabs.map((page) => read(page, 'imports')))).toEqual(['half', 'half']);
});

test('while a tab with the first version is open nothing is kept, and nothing waits for it', async () => {
  const earlier = await leaveImport();
  const page = await openedPage();
  expect(await read(page, 'imports')).toBeUndefined();
  expect(await keep(page, 'answer')).toBeUndefined();
  earlier.close();
  await expect.poll(() => read(page, 'imports')).toBe('half');
});

test('another tab with a newer version isn’t held up, and this one goes on without storage', async () => {
  const page = await openedPage();
  await keep(page, 'answer');
  (await settled(indexedDB.open(databaseName, 99))).close();
  expect(await read(page)).toBeUndefined();
});

test('a browser without IndexedDB, or one that is full, keeps nothing and stops nothing', async () => {
  const page = await openedPage();
  vi.stubGlobal('indexedDB', undefined);
  expect(await keep(page, 'answer')).toBeUndefined();
  vi.unstubAllGlobals();
  await keep(page, 'earlier');
  // A browser that is full says so when it stores the whole transaction.
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(this: IDBObjectStore) {
    const request = this.get('key');
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
  expect(await keep(page, 'answer')).toBeUndefined();
  expect(await read(page)).toBe('earlier');
});

test('answers are deleted of everybody but the person who is signed in', async () => {
  const answers = keepAnswers();
  const keys = ['ada', 'bob', null].map((person) => ['specification', person, 'overview']);
  for (const key of keys) await answers.write(key, `of ${key[1]}`);
  await answers.keepOnlyOf('bob');
  expect(await Promise.all(keys.map(answers.read))).toEqual([undefined, 'of bob', undefined]);
  await answers.keepOnlyOf(null);
  expect(await Promise.all(keys.map(answers.read))).toEqual([undefined, undefined, undefined]);
});
