import type { Catalog } from '@ninefold/specification/catalog';

/** The Data API's answer to a call of the function. */
export interface SpecificationAnswer {
  readonly data: unknown;
  readonly error: { readonly code: string } | null;
  readonly status: number;
}

export function isCatalog(data: unknown): data is Catalog {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === 2;
}
