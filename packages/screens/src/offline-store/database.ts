import { promisifyRequest, type UseStore } from 'idb-keyval';

const databaseName = 'ninefold.kept';

/** Each brings a database from the version of its index to the next one. */
const migrations: readonly ((database: IDBDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('answers');
    database.createObjectStore('imports');
    // Answers are read again, and a file whose import was interrupted is imported from its beginning.
    for (const earlier of ['ninefold', 'ninefold-imports']) indexedDB.deleteDatabase(earlier);
    // Only once, so not on every first load.
    void quietly(import('./move-earlier-edits.ts').then((loaded) => loaded.moveEarlierEdits()));
  },
];

let opening: Promise<IDBDatabase> | undefined;

/** Returns an object store for the functions of idb-keyval: for what is large, or isn't needed at once. */
export function objectStore(name: 'answers' | 'imports'): UseStore {
  return async (mode, use) => {
    opening ??= open();
    const database = await opening;
    return use(database.transaction(name, mode).objectStore(name));
  };
}

/** Without storage, nothing is kept. */
export function quietly<T>(done: Promise<T>): Promise<T | undefined> {
  return done.catch(() => undefined);
}

function forget(): void {
  opening = undefined;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, migrations.length);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    for (const migrate of migrations.slice(oldVersion)) migrate(request.result);
  });
  request.addEventListener('error', forget);
  request.addEventListener('success', () => {
    const { result } = request;
    result.addEventListener('close', forget);
    // A newer version of the application in another tab doesn't wait for this one.
    result.addEventListener('versionchange', () => {
      result.close();
      forget();
    });
  });
  return promisifyRequest(request);
}
