import {
  initialListState,
  keyFields,
  type ListState,
  writeListAddress,
} from '@ninefold/data/records';
import { offeredActions } from '@ninefold/rules/permissions';
import { type Entity, entityId } from '@ninefold/specification';
import type { RecordListProps } from '@ninefold/ui/patterns/record-list';
import type { RecordSelection } from '@ninefold/ui/shapes';
import { useCallback, useState } from 'react';
import { usePermission } from '../record/record-actions/index.ts';
import { askedOf, useListScope, useScreen } from '../screen-context/index.ts';

const nothing: RecordSelection = { kind: 'some', ids: new Set() };

/**
 * Keeps which records of a list are selected, on all its pages and in any order, as long as its filters
 * and search are the same.
 *
 * @returns Without `props` where records can't be told apart, or the person can do nothing with many of them.
 */
export function useListSelection(entity: Entity, { filters, search }: ListState) {
  const { loaded, acting } = useScreen();
  const within = useListScope(entity);
  const permission = usePermission();
  const list = `${entityId(entity)} ${JSON.stringify(within)} ${writeListAddress({ ...initialListState, filters, search })}`;
  const [last, setLast] = useState({ list, selection: nothing, wasUsed: false });
  const onSelectionChange = useCallback(
    (selection: RecordSelection) => setLast({ list, selection, wasUsed: true }),
    [list],
  );
  const selection = last.list === list ? last.selection : nothing;
  const canAct =
    keyFields(entity).length > 0 &&
    ((['update', 'delete'] as const).some((action) => permission(action, entity).answer !== 'no') ||
      offeredActions(askedOf({ loaded, acting }), entity, 'selection').length > 0);
  const isNothing = selection.kind === 'some' && selection.ids.size === 0;
  return {
    /** The selected records; undefined if there are none. */
    selected: canAct && !isNothing ? selection : undefined,
    /** Whether anything has been selected since the list was opened. */
    wasUsed: last.wasUsed,
    props: canAct
      ? ({ selection, onSelectionChange } satisfies Partial<RecordListProps>)
      : undefined,
  };
}
