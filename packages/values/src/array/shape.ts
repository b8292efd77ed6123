import type { Value } from '../value/index.ts';

/** An array as Postgres stores it: the elements in a row, and the length of each dimension. */
export interface ArrayShape {
  readonly elements: readonly Value[];
  readonly dimensions: readonly number[];
}

/**
 * Lays an array out flat. Undefined where lists of different lengths, or lists and elements, are
 * siblings.
 *
 * @param elementsAreLists The elements may be lists themselves (JSON): only the outermost list is the array.
 */
export function shapeOf(list: readonly Value[], elementsAreLists: boolean): ArrayShape | undefined {
  if (list.length === 0) return { elements: [], dimensions: [] };
  const nested = elementsAreLists ? [] : list.filter((item) => Array.isArray(item));
  if (nested.length === 0) return { elements: list, dimensions: [list.length] };
  if (nested.length < list.length) return undefined;
  const inner = nested.map((item) => shapeOf(item as readonly Value[], false));
  const [first] = inner;
  const dimensions = JSON.stringify(first?.dimensions);
  if (
    first === undefined ||
    inner.some((each) => JSON.stringify(each?.dimensions) !== dimensions)
  ) {
    return undefined;
  }
  if (first.elements.length === 0) return { elements: [], dimensions: [] };
  return {
    elements: inner.flatMap((each) => each?.elements ?? []),
    dimensions: [list.length, ...first.dimensions],
  };
}
