import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from './database.ts';

/** A running server; its own `sql` and address are those of its database `postgres`. */
export interface Postgres extends Database {
  /** Creates an empty database, or a copy of one of its own that nobody is connected to. */
  createDatabase(template?: string): Promise<Database>;
  /** Leaves the server, and ends it where it was started for this caller alone. */
  stop(): Promise<void>;
}

/** Connects to a running server as its superuser. */
export function connectPostgres(connectionString: string): Postgres {
  const main = openDatabase(connectionString);
  const open = [main];
  return {
    connectionString,
    sql: main.sql,
    async createDatabase(template = 'template0') {
      const name = `database_${randomUUID().replaceAll('-', '')}`;
      await main.sql(`create database ${name} template ${template}`);
      const address = new URL(connectionString);
      address.pathname = name;
      const database = openDatabase(address.href);
      open.push(database);
      return { connectionString: database.connectionString, sql: database.sql };
    },
    async stop() {
      await Promise.all(open.map((database) => database.close()));
    },
  };
}
