import type { Entity } from '@ninefold/specification';
import { momentToken } from '../../grammar/moment-token.ts';
import type { Filter } from '../../grammar/list-state.ts';

/**
 * The filters of a request that is made now, with the moments that their tokens mean. What resolves
 * tokens is loaded with the first one.
 */
export async function requestFilters(
  filters: readonly Filter[],
  { timeZone, entity }: { readonly timeZone?: string; readonly entity?: Entity },
): Promise<readonly Filter[]> {
  if (!filters.some(({ values }) => values.some((value) => momentToken.test(value)))) {
    return filters;
  }
  const { resolveMoments } = await import('../../grammar/resolve-moments.ts');
  return resolveMoments(filters, { now: Date.now(), timeZone }, entity);
}
