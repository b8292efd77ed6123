import {
  type ListState,
  listRelated,
  type RecordRow,
  type RecordSource,
  type RelatedList,
  writeListAddress,
} from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { entityKey, type KeyOwner } from './keys.ts';

/**
 * One page of a related list of `row`.
 *
 * @param fields Names of those to read.
 */
export function relatedQuery(
  source: RecordSource,
  related: RelatedList,
  row: RecordRow,
  state: ListState,
  fields: readonly string[],
) {
  return queryOptions({
    queryKey: [
      ...entityKey(source.client, related.entity),
      'related',
      related.name,
      row.id,
      writeListAddress(state),
      fields,
    ],
    queryFn: ({ signal }) => listRelated(source, related, row, state, { signal, fields }),
    // The client alone tries again.
    retry: false,
  });
}

/** Reads the related lists of an entity's records again that a screen may go back to. */
export async function relatedChanged(
  queries: QueryClient,
  client: KeyOwner,
  entity: Entity,
): Promise<void> {
  await queries.refetchQueries({
    queryKey: [...entityKey(client, entity), 'related'],
    type: 'inactive',
  });
}
