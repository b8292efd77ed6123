/**
 * Imports were once alone in it. It keeps its name: a copy could be cut short, or go back behind what another tab has
 * imported meanwhile.
 */
const databaseName = 'ninefold-imports';

/** Each brings the database from the version of its index to the next one. A part of one is never done. */
const migrations: readonly ((database: IDBDatabase) => void)[] = [
  (database) => database.createObjectStore('imports'),
  (database) => {
    database.createObjectStore('answers');
    // Answers were kept there, and are read again.
    indexedDB.deleteDatabase('ninefold');
  },
];

let opening: Promise<IDBDatabase> | undefined;

/**
 * Makes one request of an object store, which is for what is large, or isn't needed at once. Returns its result once
 * the browser has stored it; undefined where the browser refuses. Never rejects.
 */
export async function inDatabase<T>(
  name: 'answers' | 'imports',
  mode: IDBTransactionMode,
  make: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    opening ??= open();
    const transaction = (await opening).transaction(name, mode);
    const request = make(transaction.objectStore(name));
    await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', resolve);
      transaction.addEventListener('abort', reject);
    });
    return request.result;
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, migrations.length);
  return new Promise((resolve, reject) => {
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      for (const migrate of migrations.slice(oldVersion)) migrate(request.result);
    });
    // A tab with an earlier version may be importing: until it is closed, nothing is kept.
    request.addEventListener('blocked', reject);
    request.addEventListener('error', (event) => {
      opening = undefined;
      reject(event);
    });
    request.addEventListener('success', () => {
      const { result } = request;
      opening = Promise.resolve(result);
      // A newer version of the application in another tab doesn't wait for this one.
      for (const event of ['close', 'versionchange']) {
        result.addEventListener(event, () => {
          result.close();
          opening = undefined;
        });
      }
      resolve(result);
    });
  });
}
