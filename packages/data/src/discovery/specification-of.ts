import type { Specification } from '../specification/specification.ts';
import { restate } from '../specification/words/restate.ts';
import type { Catalog } from './catalog.ts';
import { callsOf } from './points/calls.ts';
import { functionCallsOf } from './points/functions.ts';
import { screenPointsOf, type SpecificationOptions, typesOf } from './screen-points.ts';

/**
 * What a catalog says about a product, in nine points; pure. Whatever the
 * catalog does not say is not shown.
 */
export function specificationOf(
  catalog: Catalog,
  options: SpecificationOptions = {},
): Specification {
  const types = typesOf(catalog);
  const { specification, reached } = screenPointsOf(catalog, types, options);
  return restate({
    ...specification,
    calls: [
      ...reached.flatMap(callsOf),
      ...(catalog.functions ?? []).flatMap((called) => functionCallsOf(called, types)),
    ],
  });
}
