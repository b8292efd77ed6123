import { useDeferredValue } from 'react';

/**
 * The first of many items at once, the others right after in a second drawing
 * that gives way to a person's input: 25 000 cells take longer than anybody
 * wants to look at nothing. Few items are drawn at once and together.
 */
export function useGrowing<Item>(items: readonly Item[], atOnce: number): readonly Item[] {
  const many = items.length > atOnce;
  const grown = useDeferredValue(items, many ? items.slice(0, atOnce) : items);
  return many ? grown : items;
}
