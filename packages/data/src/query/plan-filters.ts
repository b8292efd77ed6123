import type { Entity } from '@ninefold/specification';
import {
  type FilterTerm,
  isGroup,
  resolveTokens,
  writeFilters,
} from '@ninefold/specification/grammar';
import type { FilterPlan } from './plan-related.ts';
import type { RecordSource } from './source.ts';

/** Plans the request for records that match the filters. Loads the code for relations with the first of them. */
export async function planFilters(
  source: RecordSource,
  entity: Entity,
  filters: readonly FilterTerm[],
): Promise<FilterPlan> {
  const terms = await resolveTokens(filters, { ...source, entity });
  if (!terms.some(hasRelation)) return { parameters: writeFilters(terms), embeds: [] };
  const { planRelated } = await import('./plan-related.ts');
  return planRelated(source.entities, entity, terms);
}

function hasRelation(term: FilterTerm): boolean {
  return isGroup(term) && (term.relation !== undefined || term.terms.some(hasRelation));
}
