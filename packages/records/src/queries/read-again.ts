import { DataError } from '@ninefold/data/client';
import type { QueryClient } from '@tanstack/react-query';

const queryKey = ['records'] as const;

/**
 * After a write any list may hold the record, its label or a count of it, and a trigger may have changed other tables.
 * A person's specification has no triggers, and no conditions of views and policies: which other tables a write has
 * touched can't be told. So all that is shown of records is asked again, and what isn't shown once it is.
 *
 * @returns Whether all of it could be read again.
 */
export async function readAgain(queries: QueryClient): Promise<boolean> {
  const shown = queries.getQueryCache().findAll({ queryKey, type: 'active' });
  const readable = shown.filter(({ state }) => state.status === 'success');
  await queries.invalidateQueries({ queryKey });
  return !readable.some((query) => query.isActive() && isUnread(query.state.error));
}

/** That a record is gone is an answer. */
function isUnread(error: unknown): boolean {
  return error !== null && !(error instanceof DataError && error.failure.kind === 'not found');
}
