import { type RecordRow, type RecordSource, initialListState } from '@ninefold/data/records';
import { type DeletionEffect, incomingKeys } from '@ninefold/data/records/deletion';
import { type Entity, fieldLabel, inSentence } from '@ninefold/specification';
import type { DeletionEffects } from '@ninefold/ui/patterns/delete-record';
import { useQuery } from '@tanstack/react-query';
import { listAddress } from '../addresses/index.ts';
import { deletionQuery } from '../queries/index.ts';
import { failureOf } from '../errors/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';

/**
 * Finds out what the deletion of a record affects: nothing where no record refers to such ones. Returns
 * the source to delete from, with which a rejection can name what prevented the deletion.
 *
 * @param isAsked Whether the question is open.
 */
export function useDeletion(
  entity: Entity,
  row: RecordRow,
  isAsked: boolean,
): { readonly source: RecordSource; readonly effects?: DeletionEffects } {
  const { application, loaded } = useScreen();
  const source = useRecordSource();
  const isReferredTo =
    incomingKeys([...loaded.specification.entities, ...loaded.around], entity).length > 0;
  const { data, error, isFetching, refetch } = useQuery({
    ...deletionQuery(application, source, entity, row),
    enabled: isAsked && isReferredTo,
  });
  if (!isReferredTo) return { source };
  if (error !== null && !isFetching) {
    const { message } = failureOf(error);
    return { source, effects: { status: 'failed', message, onRetry: () => void refetch() } };
  }
  if (data === undefined || isFetching) return { source, effects: { status: 'loading' } };
  const effects = data.effects.map(effectInWords);
  return { source: data.source, effects: { status: 'known', effects } };
}

function effectInWords({ kind, entity, fields, count, filters }: DeletionEffect) {
  const plural = entity.plural.value ?? entity.name;
  const label = count === 1 ? (entity.label.value ?? entity.name) : plural;
  const isListed = entity.hidden?.value !== true && entity.grants.select;
  return {
    kind,
    label: count === undefined ? plural : inSentence(label),
    ...(count !== undefined && { count }),
    ...(kind !== 'delete' && {
      fields: fields.map((name) => fieldLabel(entity, name)).join(', '),
    }),
    ...(filters !== undefined &&
      isListed && { href: listAddress(entity, { ...initialListState, filters }) }),
  };
}
