import type { WorkshopBackend } from '../../../apps/workshop/load.ts';

/** A database engine with its data in a folder, as the process that uses it sees it. */
export interface Engine {
  readonly query: (sql: string) => Promise<unknown>;
  /** Loads the example: its own SQL and rows, over the few objects of the platform that they refer to. */
  readonly example: WorkshopBackend;
  close(): Promise<void>;
}

export type EngineName = 'pglite' | 'postgres' | 'neither';

/** A task for the process of an engine. */
export type EngineTask =
  | { readonly task: 'example' }
  | { readonly task: 'requests'; readonly times: number; readonly customers: number }
  | { readonly task: 'close' };

/** Milliseconds, by what was done. */
export type Figures = Readonly<Record<string, number>>;

export const loading = 'Loading the example';
export const pagesAtOnce = '20 pages of 20 rows at once';

/** Creates an account in the `auth.users` of `accountsSql`. */
export function accountSql(id: string): string {
  return `insert into auth.users values ('${id}')`;
}
