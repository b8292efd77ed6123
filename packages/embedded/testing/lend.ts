import type { Rewind } from '../src/backend/index.ts';

interface Database {
  close(): Promise<void>;
}

/**
 * Lends databases in memory to test files that share a process: `close` restores a database for the next
 * file, in a twentieth of the time of opening one. One that can't be restored is closed.
 */
export function lend<Opened extends Database>(
  open: () => Promise<Opened>,
  remember: (database: Opened) => Promise<Rewind>,
): () => Promise<Opened> {
  const free = new Set<Opened>();
  const openLendable = async (): Promise<Opened> => {
    const database = await open();
    const end = database.close.bind(database);
    const rewind = await remember(database);
    return Object.assign(database, {
      close: async () => void ((await rewind()) ? free.add(database) : await end()),
    });
  };
  return async () => {
    const [database] = free;
    if (database === undefined) return openLendable();
    free.delete(database);
    return database;
  };
}
