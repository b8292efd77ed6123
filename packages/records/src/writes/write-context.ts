import type { RecordSource } from '@ninefold/data/records';
import type { Asked } from '@ninefold/rules/permissions';
import type { QueryClient } from '@tanstack/react-query';

/** What every write needs: where it goes, in whose name, and what is read again after it. */
export interface WriteContext {
  /** Its client is bound to one person, and refuses to send for anyone else. */
  readonly source: RecordSource;
  readonly queries: QueryClient;
  /** Sends a request in the person's name. It may ask them to sign in again first. */
  readonly send: <Answer>(request: () => Promise<Answer>) => Promise<Answer>;
  /** Reads again what is shown of records. Returns whether all of it could be read. */
  readonly refresh: () => Promise<boolean>;
  /** The facts that a write is judged by before it is sent; without them, the database alone decides. */
  readonly asked?: Asked | undefined;
}

/** Reads again, and takes a failure for none of the write: the error goes to the browser. */
export async function refreshed({ refresh }: WriteContext): Promise<boolean> {
  try {
    return await refresh();
  } catch (error) {
    reportError(error);
    return false;
  }
}
