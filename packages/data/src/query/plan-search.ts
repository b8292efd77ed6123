import type { Entity, Field } from '@ninefold/specification';
import type { Parameter } from '../grammar/index.ts';
import type { LinkPlan } from './links.ts';

/** The parts of a request that search. */
export interface SearchPlan {
  readonly parameters: readonly Parameter[];
  /** For `select`: the referenced records that conditions are on. */
  readonly embeds: readonly string[];
}

export interface SearchedParts {
  /** The fields to search; those that the role may read where left out. */
  readonly fields?: readonly Field[];
  /** References whose labels are searched too, as far as the Data API embeds them. */
  readonly links?: readonly LinkPlan[];
}

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
