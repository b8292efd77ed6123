import type { CatalogueEntry } from '../catalogue/entry.ts';
import { findingsOf, overall } from '../catalogue/quality-words.ts';
import { search } from '../catalogue/search.ts';

export type Column = 'name' | 'status' | 'tests' | 'size';

/** The filter and order of the list of components. */
export interface Listing {
  readonly text: string;
  readonly status: 'all' | 'ready' | 'draft' | 'failed' | 'not run';
  readonly column: Column;
  readonly descending: boolean;
}

export function listed(
  entries: readonly CatalogueEntry[],
  { text, status, column, descending }: Listing,
): readonly CatalogueEntry[] {
  const found = text.trim() === '' ? entries : search(text, entries).map(({ entry }) => entry);
  return found
    .filter((entry) => status === 'all' || statesOf(entry).includes(status))
    .toSorted((a, b) => (descending ? -1 : 1) * compare(a, b, column) || byName(a, b));
}

function statesOf(entry: CatalogueEntry): readonly string[] {
  return [entry.record.status, overall(findingsOf(entry))];
}

/** Sorts missing measurements and results last. */
const testOrder = ['failed', 'passed', 'not run'];

function compare(a: CatalogueEntry, b: CatalogueEntry, column: Column): number {
  switch (column) {
    case 'name':
      return byName(a, b);
    case 'status':
      return b.record.status.localeCompare(a.record.status);
    case 'tests':
      return testOrder.indexOf(overall(findingsOf(a))) - testOrder.indexOf(overall(findingsOf(b)));
    default:
      return (a.bytes ?? Infinity) === (b.bytes ?? Infinity)
        ? 0
        : (a.bytes ?? Infinity) - (b.bytes ?? Infinity);
  }
}

function byName(a: CatalogueEntry, b: CatalogueEntry): number {
  return a.record.name.localeCompare(b.record.name);
}
