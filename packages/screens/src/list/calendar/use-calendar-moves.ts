import { RecordConflict, type RecordRow } from '@ninefold/data/records';
import { recordChange } from '@ninefold/data/records/change';
import { saveChange } from '@ninefold/records/writes';
import { permissionOn } from '@ninefold/rules/permissions';
import { type Entity, fieldOf } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import { useValueFormat } from '@ninefold/ui/fields';
import type { CalendarEvent, EventMoves, SpanChange } from '@ninefold/ui/patterns/time-grid';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { useState } from 'react';
import { editAddress } from '../../addresses/index.ts';
import { afterWrite, failureOf, useWriteRejection } from '../../application/index.ts';
import { useUndo, withWaiting } from '../../changes/index.ts';
import { conflictMessage, readableFields, refusalOf } from '../../descriptors/index.ts';
import { useKeepChange } from '../../kept-work/offline/index.ts';
import { askedOf, useScreen, useWrites } from '../../screen-context/index.ts';
import { listCalendarMessages } from './messages.ts';
import { hasEnd, movedValues } from './moved-values.ts';

interface CalendarMovesOptions {
  readonly field: FieldDescriptor;
  readonly endField: Pick<FieldDescriptor, 'name' | 'kind' | 'elementKind'> | undefined;
}

/** Returns how this person may move the records of a calendar. They are saved as a form saves them. */
export function useCalendarMoves(
  entity: Entity,
  { field, endField }: CalendarMovesOptions,
): EventMoves {
  const { loaded, acting } = useScreen();
  const { timeZone } = useValueFormat();
  const writes = useWrites();
  const toast = useToast();
  const undo = useUndo(entity);
  const keepChange = useKeepChange(entity);
  const [changes] = useState(() => new Map<string, ReturnType<typeof recordChange>>());
  const title = entity.label.value ?? entity.name;
  const refusal = useWriteRejection(entity, listCalendarMessages.notMoved({ title }));
  const asked = askedOf({ loaded, acting });
  const permissions = [field, endField].flatMap((each) => {
    const known = each && fieldOf(entity, each.name);
    return known === undefined ? [] : [permissionOn(asked, 'update', entity, known)];
  });
  const valuesOf = ({ row }: CalendarEvent, change: SpanChange) =>
    movedValues({ field, endField }, withWaiting(row).values, change, timeZone) ?? {};

  async function save(row: RecordRow, values: Readonly<Record<string, string | null>>) {
    const change = changes.get(row.id) ?? recordChange();
    changes.set(row.id, change);
    refusal.clear();
    const keep = () =>
      keepChange({
        kind: 'edit',
        title: row.title,
        summary: field.label,
        address: editAddress(entity, row.id),
        changes: values,
        values,
        row,
      });
    if (await keep()) return;
    const saved = await saveChange(
      writes,
      entity,
      { row, values },
      { sending: change, guard: 'fields', merges: false, isJudged: true, atOnce: true },
    );
    if (saved.status !== 'saved') {
      const { error } = saved;
      if (failureOf(error).kind === 'offline' && (await keep())) return;
      const detail =
        error instanceof RecordConflict
          ? conflictMessage(readableFields(loaded.specification, entity), row, error)
          : undefined;
      refusal.of(error, true, detail);
      return;
    }
    const { record, isRefreshed } = saved;
    if (record === null) return;
    const description = await afterWrite(() => Promise.resolve(isRefreshed));
    toast.show({
      tone: 'success',
      title: listCalendarMessages.moved({ title: record.title }),
      description,
      action: await undo.ofChange(row, record, Object.keys(values)),
    });
  }

  return {
    fixedReasonOf: ({ row }) => {
      const denied = permissions.map((of) => of(row)).find(({ answer }) => answer === 'no');
      return denied?.answer === 'no' ? denied.reason : undefined;
    },
    canResize: ({ row }) => hasEnd({ field, endField }, withWaiting(row).values),
    rejectionOf: (event, change) => refusalOf(asked, entity, event.row, valuesOf(event, change)),
    onMove: (event, change) => {
      const values = valuesOf(event, change) as Readonly<Record<string, string | null>>;
      return save({ ...withWaiting(event.row), links: {} }, values);
    },
  };
}
