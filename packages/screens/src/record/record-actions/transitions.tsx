import { RecordConflict } from '@ninefold/data/records';
import { recordChange } from '@ninefold/data/records/change';
import { saveChange } from '@ninefold/records/writes';
import type { Entity } from '@ninefold/specification';
import type { RecordRow } from '@ninefold/ui/shapes';
import { useToast } from '@ninefold/ui/components/toast';
import {
  StateTransitions,
  type StateTransitionsProps,
} from '@ninefold/ui/patterns/state-transitions';
import { type ComponentType, useMemo, useState } from 'react';
import {
  conflictMessage,
  enteredValues,
  type FieldTransitions,
  fieldTransitions,
  isReversible,
  readableFields,
  recordCheck,
} from '../../descriptors/index.ts';
import { askedOf, useScreen, useWrites } from '../../screen-context/index.ts';
import { recordActionMessages } from './messages.ts';
import { useRecordSearch } from './use-record-search.ts';
import { useUndo, withWaiting } from '../../changes/index.ts';
import { afterWrite, failureOf, useWriteRejection } from '../../application/index.ts';
import { recordAddress } from '../../addresses/index.ts';
import { useKeepChange } from '../../kept-work/offline/index.ts';

/** Returns the transitions from each of a record's states. Empty while the record is loading. */
export function useStateTransitions(
  entity: Entity,
  row: Pick<RecordRow, 'values' | 'waiting'> | undefined,
): readonly FieldTransitions[] {
  const { loaded, acting } = useScreen();
  return useMemo(
    () =>
      row === undefined
        ? []
        : fieldTransitions(askedOf({ loaded, acting }), entity, withWaiting(row)),
    [loaded, entity, row, acting],
  );
}

export interface TransitionButtonsProps {
  readonly entity: Entity;
  readonly row: Pick<RecordRow, 'id' | 'title' | 'values' | 'waiting'>;
  readonly transitions: FieldTransitions;
  readonly buttons?: ComponentType<StateTransitionsProps>;
}

/** Buttons that change one state of a record. */
export function TransitionButtons(props: TransitionButtonsProps) {
  const { entity, row, transitions, buttons: Buttons = StateTransitions } = props;
  const { loaded, acting } = useScreen();
  const { field } = transitions;
  const changeState = useStateChange(entity, field, row.title);
  return (
    <Buttons
      transitions={transitions.moves}
      title={row.title}
      from={transitions.from}
      validateOf={({ to }) =>
        recordCheck(askedOf({ loaded, acting }), entity, withWaiting(row), { [field]: to.value })
      }
      searchRecords={useRecordSearch(entity)}
      onTransition={(...made) => changeState(row, ...made)}
    />
  );
}

type StateChange = (
  row: TransitionButtonsProps['row'],
  ...made: Parameters<StateTransitionsProps['onTransition']>
) => ReturnType<StateTransitionsProps['onTransition']>;

/**
 * Returns a function that changes a state of a record, and reports success or the rejection.
 *
 * @param title Of the record, or of its kind, for the message of a rejection.
 * @param hasRoom Whether the caller shows every rejection, also that of a transition without a dialog.
 */
export function useStateChange(
  entity: Entity,
  field: string,
  title: string,
  hasRoom = false,
): StateChange {
  const { loaded, acting } = useScreen();
  const writes = useWrites();
  const toast = useToast();
  const undo = useUndo(entity);
  const [changes] = useState(() => new Map<string, ReturnType<typeof recordChange>>());
  const keepChange = useKeepChange(entity);
  const rejection = useWriteRejection(entity, recordActionMessages.notUpdated({ title }));
  return async (shown, { to, requiredFields, final }, entered) => {
    const row = withWaiting(shown);
    const change = changes.get(row.id) ?? recordChange();
    changes.set(row.id, change);
    rejection.clear();
    const values = { ...enteredValues(entity, entered), [field]: to.value };
    const keep = () =>
      keepChange(
        {
          kind: 'transition',
          title: row.title,
          summary: to.label,
          address: recordAddress(entity, row.id),
          changes: {},
          values,
          row: { id: row.id, title: row.title, values: row.values, links: {} },
        },
        row.waiting !== undefined && Object.hasOwn(row.waiting, field),
      );
    if (await keep()) return undefined;
    // The state that was seen, and what was seen to be missing: other fields may have changed.
    const saved = await saveChange(
      writes,
      entity,
      { row: { links: {}, ...row }, values },
      { sending: change, guard: 'fields', merges: false, isJudged: true, atOnce: true },
    );
    if (saved.status !== 'saved') {
      const { error } = saved;
      if (failureOf(error).kind === 'offline' && (await keep())) return undefined;
      const detail =
        error instanceof RecordConflict
          ? conflictMessage(readableFields(loaded.specification, entity), row, error)
          : undefined;
      // A transition without required fields is a button, with no room for an error beside it.
      return rejection.of(error, !hasRoom && requiredFields.length === 0 && !final, detail);
    }
    const { record: changed, isRefreshed } = saved;
    if (changed === null) return undefined;
    const description = await afterWrite(() => Promise.resolve(isRefreshed));
    const asked = askedOf({ loaded, acting });
    const leadsBack = isReversible({ asked, entity, field }, row, changed);
    toast.show({
      tone: 'success',
      title: recordActionMessages.statusChanged({ title: changed.title, status: to.label }),
      description,
      action: leadsBack ? await undo.ofChange(row, changed, Object.keys(values)) : undefined,
    });
    return undefined;
  };
}
