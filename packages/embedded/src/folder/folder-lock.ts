import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderError } from './data-folder-error.ts';

/** Name of the file that only the process which has a data folder open can lock. */
export const lockName = 'lock';

/** Kept until they are released: one that is collected as garbage would release its lock. */
const held = new Set<DatabaseSync>();

/** SQLite's codes for a database that is locked, and for a file that is none. */
const [busy, noDatabase] = [5, 26];

/**
 * Locks a folder for this process by SQLite's lock on a file, which the system releases however the
 * process ends.
 *
 * @returns a function that releases it.
 * @throws {DataFolderError} `open`, if another process holds the lock.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, lockName));
  try {
    lock.exec('begin immediate');
    // Readable while the next transaction keeps the lock. A process that reads it now delays this.
    lock.exec(`pragma busy_timeout = 1000; pragma user_version = ${process.pid}; commit`);
    lock.exec('begin immediate');
    held.add(lock);
    return () => {
      held.delete(lock);
      lock.close();
    };
  } catch (error) {
    const { errcode = 0 } = error as { readonly errcode?: number };
    const by = errcode === busy ? `process ${holderOf(lock)}` : 'another process';
    lock.close();
    if (errcode !== busy && errcode !== noDatabase) throw error;
    // An older version writes another kind of lock file.
    const remedy =
      errcode === busy ? '' : ` If nothing uses it any more, delete ${join(folder, lockName)}.`;
    throw new DataFolderError(
      'open',
      folder,
      `The data folder ${folder} is open in ${by}. Stop that one first, or use another folder with --data.${remedy}`,
    );
  }
}

function holderOf(lock: DatabaseSync): number {
  return Number(lock.prepare('pragma user_version').get()?.['user_version']);
}
