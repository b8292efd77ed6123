import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that all files of a project share. */
    postgres: string;
  }
}

/**
 * A project's global setup that starts one server for all of its files, which find it with
 * `sharedPostgres`.
 *
 * @param sql runs as the superuser once: roles are the server's, not a database's.
 */
export function sharePostgres(sql: string) {
  return async (project: TestProject): Promise<() => Promise<void>> => {
    const postgres = await startPostgres({ timezone: 'GMT' });
    await postgres.sql(sql);
    project.provide('postgres', postgres.connectionString);
    return () => postgres.stop();
  };
}
