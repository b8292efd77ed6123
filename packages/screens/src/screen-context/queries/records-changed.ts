import { readAgain } from '@ninefold/records/queries';
import type { QueryClient } from '@tanstack/react-query';

/** Reads again what is shown of records, in this tab and in others. Returns whether all of it could be read here. */
export function recordsChanged(queries: QueryClient): Promise<boolean> {
  import('./other-tabs.ts').then(({ announceChange }) => announceChange()).catch(() => {});
  return readAgain(queries);
}
