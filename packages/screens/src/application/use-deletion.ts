import { type RecordRow, type RecordSource, wholeList } from '@ninefold/data/records';
import { type DeletionEffect, incomingKeys } from '@ninefold/data/records/deletion';
import { type Entity, fieldLabel, inSentence } from '@ninefold/specification';
import type { DeletionEffects } from '@ninefold/ui/patterns/delete-record';
import { useQuery } from '@tanstack/react-query';
import { listAddress } from '../assemble/addresses.ts';
import { deletionQuery } from '../queries/deletion.ts';
import { failureOf } from './failure.ts';
import { useRecordSource, useScreen } from './use-screen.ts';

export interface Deletion {
  /** Absent where nothing refers to such records. */
  readonly effects: DeletionEffects | undefined;
  /** What to delete from, so that a refusal names what prevented it. */
  readonly source: RecordSource;
}

/**
 * Finds out what the deletion of a record affects.
 *
 * @param isAsked Whether the question is open.
 */
export function useDeletion(entity: Entity, row: RecordRow, isAsked: boolean): Deletion {
  const { application, known } = useScreen();
  const source = useRecordSource();
  const isReferredTo =
    incomingKeys([...known.specification.entities, ...known.around], entity).length > 0;
  const { data, error, isFetching, refetch } = useQuery({
    ...deletionQuery(application, source, entity, row),
    enabled: isAsked && isReferredTo,
  });
  if (!isReferredTo) return { effects: undefined, source };
  if (error !== null && !isFetching) {
    const retry = () => void refetch();
    const { message } = failureOf(error);
    return { source, effects: { status: 'failed', message, onRetry: retry } };
  }
  if (data === undefined || isFetching) return { source, effects: { status: 'loading' } };
  return {
    source: data.source,
    effects: { status: 'known', effects: data.effects.map(effectInWords) },
  };
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
      isListed && { href: listAddress(entity, { ...wholeList, filters }) }),
  };
}
