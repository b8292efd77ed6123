import type { referenceOptions, RecordSource } from '@ninefold/data/records';
import type { Reference } from '@ninefold/specification';
import { entityKey } from '@ninefold/records/queries';
import { queryOptions } from '@tanstack/react-query';
import type { Application } from '../../application/index.ts';

// Loaded when records are first searched for or named.
const load = () => import('./options.ts');

export { load as preloadOptions };

/** The labels of the records that a reference leads to, for the IDs of a filter. */
export function labelsQuery(
  application: Application,
  source: RecordSource,
  reference: Reference,
  ids: readonly string[],
) {
  return queryOptions({
    queryKey: [
      ...entityKey(source.client, { schema: reference.schema, name: reference.entity }),
      'labels',
      ...ids,
    ],
    queryFn: async ({ signal }) => {
      const { optionsById, sourceFor } = await load();
      const known = await sourceFor(application, source, reference);
      return optionsById(known, reference, ids, { signal });
    },
  });
}

/** Searches the records that a reference can lead to. */
export async function searchOptions(
  application: Application,
  ...[source, reference, ...search]: Parameters<typeof referenceOptions>
): ReturnType<typeof referenceOptions> {
  const { referenceOptions: find, sourceFor } = await load();
  return find(await sourceFor(application, source, reference), reference, ...search);
}
