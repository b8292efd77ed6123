import type { Specification } from '../specification/specification.ts';
import type { Catalog } from './catalog.ts';

export interface SpecificationOptions {
  /** Relations that are no part of the product, by `entityId`: `schema_migrations`. */
  readonly exclude?: readonly string[];
}

/** What a catalog says about a product, in nine points; pure. */
export declare function specificationOf(
  catalog: Catalog,
  options?: SpecificationOptions,
): Specification;
