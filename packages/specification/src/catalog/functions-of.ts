import type { FunctionFacts } from '../model/index.ts';
import type { Catalog } from './answer/index.ts';
import { functionCallsOf } from './points/index.ts';
import { typesOf } from './screen-points.ts';

/** Maps only the functions that the current role may call over the Data API. */
export function functionsOf(
  catalog: Pick<Catalog, 'functions' | 'types'>,
): readonly FunctionFacts[] {
  const types = typesOf(catalog);
  return (catalog.functions ?? []).flatMap((called) =>
    functionCallsOf(called, types).flatMap(({ function: facts }) => facts ?? []),
  );
}
