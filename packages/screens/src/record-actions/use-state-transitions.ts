import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { useMemo } from 'react';
import { type FieldTransitions, fieldTransitions } from '../descriptors/index.ts';
import { useActionDenial } from './use-action-denial.ts';
import { useScreen } from '../screen-context/index.ts';

/** Returns the transitions from each of a record's states. Empty while the record is loading. */
export function useStateTransitions(
  entity: Entity,
  row: Pick<RecordRow, 'values'> | undefined,
): readonly FieldTransitions[] {
  const { loaded, roles } = useScreen();
  const isClosed = useActionDenial()(entity, 'update') !== undefined;
  return useMemo(
    () =>
      row === undefined ? [] : fieldTransitions(loaded.specification, entity, row, roles, isClosed),
    [loaded, entity, row, roles, isClosed],
  );
}
