import type { referenceOptions, RecordSource } from '@ninefold/data/records';
import type { Reference } from '@ninefold/specification';
import { queryOptions } from '@tanstack/react-query';

// Loaded when records are first searched for or named.
const load = () => import('./options.ts');

/** The labels of the records that a reference leads to, for the IDs of a filter. */
export function labelsQuery(source: RecordSource, reference: Reference, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['records', reference.schema, reference.entity, 'labels', ...ids],
    queryFn: async ({ signal }) => (await load()).optionsById(source, reference, ids, { signal }),
  });
}

/** Searches the records that a reference can lead to. */
export async function searchOptions(
  ...search: Parameters<typeof referenceOptions>
): ReturnType<typeof referenceOptions> {
  return (await load()).referenceOptions(...search);
}
