import type { Entity } from '@ninefold/specification';
import type { SearchedParts, SearchPlan } from './search.ts';

/**
 * Plans the request for records that match a search. Loads the code for it with the first search.
 *
 * @returns Undefined where no record can match.
 */
export async function planSearch(
  entity: Entity,
  search: string,
  parts: SearchedParts,
): Promise<SearchPlan | undefined> {
  if (search.trim() === '') return { parameters: [], embeds: [] };
  const { writeSearch } = await import('./search.ts');
  return writeSearch(entity, search, parts);
}
