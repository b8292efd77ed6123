import type { Entity } from '@ninefold/specification';
import type { RecordSource } from '../../query/index.ts';
import { changeMessages, type recordChange } from '../change/index.ts';
import { changedFields } from '../changed-fields.ts';
import type { CreationOptions, recordCreation } from '../creation/index.ts';
import { isAnswerLost, lostWith } from '../failed.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import { newRequest, readStored, writesOnce } from '../transaction/index.ts';
import { changeRecord } from '../write.ts';
import type { FormRows } from './row-write.ts';
import { writeTogether } from './rows-together.ts';
import { savingInOrder } from './saving-in-order.ts';

export interface ParentCreation {
  readonly creation: ReturnType<typeof recordCreation>;
  readonly values: RecordValues;
  readonly another?: boolean;
  readonly onSend?: CreationOptions['onSend'];
}

export interface ParentChange {
  readonly sending: ReturnType<typeof recordChange>;
  /** The record as the form showed it. */
  readonly row: RecordRow;
  readonly values: RecordValues;
}

/**
 * Saves the record of a form with its rows: in one transaction where `ninefold_write` is installed, else one after
 * the other, the record first. What was saved is remembered, so that a second attempt sends the rest only.
 *
 * Both functions throw `ChildRejected` for a row, and what `recordCreation` and `recordChange` throw for the
 * record itself.
 */
export function savingChildren() {
  const inOrder = savingInOrder();
  /** The record, where it was saved and a row was not. */
  let parent: { readonly row: RecordRow; readonly values: RecordValues } | undefined;
  let request = newRequest();

  return {
    /** Creates the record and its rows. Returns the record; null where the role can't read it. */
    async create(
      source: RecordSource,
      entity: Entity,
      { creation, values, another, onSend }: ParentCreation,
      rows: readonly FormRows[],
    ): Promise<RecordRow | null> {
      if (parent === undefined) {
        const isTogether = writesOnce(source) && !isUnchanged(rows);
        // A record that was sent before the function was installed is stored without its rows.
        let isSent = false;
        const row = await creation.send(source, entity, values, {
          another,
          onSend,
          ...(isTogether && {
            create(marked, id) {
              isSent = true;
              return writeTogether(source, id, { entity, values: marked }, rows);
            },
          }),
        });
        if (row === null || isUnchanged(rows) || (isTogether && isSent)) return row;
        parent = { row, values };
      } else {
        const emptied = Object.keys(parent.values).filter((name) => !Object.hasOwn(values, name));
        const wanted = { ...Object.fromEntries(emptied.map((name) => [name, null])), ...values };
        const changed = changedFields(parent.values, wanted);
        const row = await changeRecord(source, entity, parent.row, changed, { guard: 'fields' });
        parent = { row, values };
      }
      await inOrder(source, rows, parent.row, true);
      return parent.row;
    },

    /** Changes the record, where it has changes, and its rows. Returns the record. */
    async change(
      source: RecordSource,
      entity: Entity,
      { sending, row, values }: ParentChange,
      rows: readonly FormRows[],
    ): Promise<RecordRow> {
      if (isUnchanged(rows) && parent === undefined) {
        return sending.send(source, entity, row, values);
      }
      if (writesOnce(source) && parent === undefined) {
        try {
          const own = { entity, record: row, values };
          const saved = await writeTogether(source, request.id, own, rows);
          request = newRequest();
          return saved;
        } catch (error) {
          throw isAnswerLost(error) ? lostWith(error, entity, changeMessages, 'notChecked') : error;
        }
      }
      if (parent !== undefined) {
        // A field that was saved and has its first value again is not among the changes.
        const before = Object.keys(parent.values).map((name) => [name, row.values[name] ?? null]);
        const wanted: RecordValues = { ...Object.fromEntries(before), ...values };
        const changed = changedFields(parent.row.values, wanted);
        const again = await changeRecord(source, entity, parent.row, changed, { guard: 'fields' });
        parent = { row: again, values: wanted };
      } else if (Object.keys(values).length > 0) {
        parent = { row: await sending.send(source, entity, row, values), values };
      }
      await inOrder(source, rows, parent?.row ?? row, parent !== undefined);
      const stored = parent?.row ?? row;
      return readStored(source, entity, stored.id, stored.values);
    },
  };
}

function isUnchanged(rows: readonly FormRows[]): boolean {
  return rows.every(({ writes }) => writes.length === 0);
}
