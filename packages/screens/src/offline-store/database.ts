import { promisifyRequest, type UseStore } from 'idb-keyval';

const databaseName = 'ninefold.kept';

/** Each brings a database from the version of its index to the next one. */
const migrations: readonly ((database: IDBDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('answers');
    database.createObjectStore('imports');
    // Answers are read again, and a file whose import was interrupted is imported from its beginning.
    for (const earlier of ['ninefold', 'ninefold-imports']) indexedDB.deleteDatabase(earlier);
    moveEarlierEdits();
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

async function open(): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(databaseName, migrations.length);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      for (const migrate of migrations.slice(oldVersion)) migrate(request.result);
    });
    const database = await promisifyRequest(request);
    database.addEventListener('close', forget);
    // A newer version of the application in another tab doesn't wait for this one.
    database.addEventListener('versionchange', () => {
      database.close();
      forget();
    });
    return database;
  } catch (error) {
    forget();
    throw error;
  }
}

/** Gives unsaved edits of lists the keys of a `collection`. */
function moveEarlierEdits(): void {
  try {
    for (const [key, text] of Object.entries<string>(localStorage)) {
      const found = /^ninefold\.edits\.(\S*) (\S*) (\S+) (\S+)$/.exec(key);
      if (found === null) continue;
      const [, person, project, path, page] = found;
      localStorage.setItem(`ninefold.edits ${JSON.stringify([project, person, path, page])}`, text);
      localStorage.removeItem(key);
    }
  } catch {
    // The browser refuses storage, or has no room for both: they stay as they are.
  }
}
