import type { Filter, FilterTerm } from '../../shapes/index.ts';

/**
 * Returns the filter that chooses values of a field, which choices beside the filters show. Undefined for several: they
 * hold together, and none of them alone says what is chosen.
 */
export function quickChoice(field: string, filters: readonly FilterTerm[]): Filter | undefined {
  const choices = filters.filter(
    (term): term is Filter =>
      !('terms' in term) &&
      term.field === field &&
      term.path === undefined &&
      (term.operator === 'eq' || term.operator === 'in'),
  );
  return choices.length === 1 ? choices[0] : undefined;
}
