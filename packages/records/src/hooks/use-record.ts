import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { useQuery } from '@tanstack/react-query';
import { useRecordsBinding } from '../provider/index.ts';
import { recordQuery } from '../queries/index.ts';
import { denial, type Ready, stateOf, type Unready } from './record-state.ts';
import { useKnownEntity } from './use-known-entity.ts';

export type RecordState =
  | (Unready & { readonly record?: undefined })
  | (Ready & { readonly record: RecordRow });

/**
 * Reads one record, with the version that guards a change to it.
 *
 * @param name The entity.
 * @param id As a row has it; undefined where it isn't known yet: it is `disabled` then.
 */
export function useRecord(name: string | Entity, id: string | undefined): RecordState {
  const binding = useRecordsBinding();
  const entity = useKnownEntity(name);
  const denied = denial(binding, entity);
  const query = useQuery({
    ...recordQuery(binding.source, entity, id ?? ''),
    enabled: id !== undefined && denied === undefined,
  });
  return stateOf(query, { denied, enabled: id !== undefined }, (record) => ({ record }));
}
