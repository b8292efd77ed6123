import { type FilterTerm, filtersIn, flattened } from './filter-group.ts';
import { mayBeToken, type TokenContext } from './tokens.ts';

/** Whether terms hold tokens, as far as can be known without the kinds of their fields. */
export function namesTokens(terms: readonly FilterTerm[]): boolean {
  return filtersIn(terms).some(({ values }) => values.some(mayBeToken));
}

/**
 * Replaces the tokens in the filters of a request by moments and by the person, and names the language of
 * full-text searches. Loads the code for it with the first of them.
 */
export async function resolveTokens(
  terms: readonly FilterTerm[],
  context: TokenContext,
): Promise<readonly FilterTerm[]> {
  const isSearched = filtersIn(terms).some(({ operator }) => operator === 'matches');
  if (!isSearched && !namesTokens(terms)) return terms;
  const { resolveTerms } = await import('./resolve-tokens.ts');
  return resolveTerms(terms, Date.now(), context).flatMap(flattened);
}
