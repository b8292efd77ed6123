import type { Catalog } from '@ninefold/specification/catalog';

/** A difference between the two backends' catalogs that is accepted; every other fails. */
export interface KnownDifference {
  readonly name: string;
  readonly reason: string;
  /** The catalog without what differs. */
  readonly without: (catalog: Catalog) => Catalog;
}

export const knownDifferences: readonly KnownDifference[] = [
  {
    name: 'the version',
    reason: 'The embedded backend is PostgreSQL 17; the server is 18.',
    without: (catalog) => ({ ...catalog, server: 0 }),
  },
];
