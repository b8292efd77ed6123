import type { FunctionComponent } from 'react';
import type { FilterChipsProps } from './filter-chips.tsx';

export type FilterChips = FunctionComponent<FilterChipsProps>;

let loaded: FilterChips | undefined;

/** Loads what shows filters, which a list without any does not need. Before a list with some, so that nothing moves. */
export async function preloadFilterChips(): Promise<FilterChips> {
  const { FilterChips } = await import('./filter-chips.tsx');
  loaded = FilterChips;
  return FilterChips;
}

export function loadedFilterChips(): FilterChips | undefined {
  return loaded;
}
