import type { Entity } from '@ninefold/specification';
import type { Children } from '@ninefold/specification/children';
import { keyFields, type RecordSource } from '../../query/index.ts';
import { changeMessages, recordChange } from '../change/index.ts';
import { changedFields } from '../changed-fields.ts';
import {
  type CreationMark,
  creationMark,
  type CreationOptions,
  recordCreation,
} from '../creation/index.ts';
import { failed, foundAfter, isAnswerLost } from '../failed.ts';
import { readRecord } from '../read.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import { keyOf } from '../rows.ts';
import { changeRecord, createRecord } from '../write.ts';
import { ChildRejected } from './child-rejected.ts';
import { isStored } from './is-stored.ts';
import { childrenMessages } from './messages.ts';
import { readStored } from './read-stored.ts';
import { referringValues } from './referring-values.ts';
import type { FormRows, RowWrite } from './row-write.ts';
import { type SaveStep, saveSteps, StepFailed } from './save-steps.ts';
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

/** A row in a transaction. */
interface RowStep {
  readonly row: string;
  readonly step: SaveStep;
}

/**
 * Saves the record of a form with its rows: in one transaction where `ninefold_save` is installed, else one after
 * the other, the record first. What was saved is remembered, so that a second attempt sends the rest only.
 *
 * Both functions throw `ChildRejected` for a row, and what `recordCreation` and `recordChange` throw for the
 * record itself.
 */
export function savingChildren() {
  const marks = new Map<string, CreationMark | undefined>();
  const inOrder = savingInOrder();
  /** The record, where it was saved and a row was not. */
  let parent: { readonly row: RecordRow; readonly values: RecordValues } | undefined;
  /** The rows that were sent together with the record, and may have been stored. */
  let sent: readonly RowWrite[] | undefined;

  const markOf = (entity: Entity, { row, values }: RowWrite) => {
    if (!marks.has(row)) marks.set(row, creationMark(entity, values));
    return marks.get(row);
  };

  /** @param of The record that the rows belong to; undefined where the same transaction creates it. */
  function stepOf({ entity, reference }: Children, write: RowWrite, of?: RecordRow): RowStep {
    const { row, operation, record, values } = write;
    if (operation !== 'insert') return { row, step: { entity, operation, record, values } };
    const mark = markOf(entity, write);
    const marked = { ...(mark && { [mark.field]: mark.value }), ...values };
    if (of !== undefined) {
      const step = { entity, operation, values: { ...marked, ...referringValues(reference, of) } };
      return { row, step };
    }
    const fromReturned = Object.fromEntries(
      reference.fields.map((name, index) => [name, reference.referencedFields[index] ?? '']),
    );
    return { row, step: { entity, operation, values: marked, fromReturned } };
  }

  /** Sends all in one request; undefined where the database has no function for it. */
  async function together(
    source: RecordSource,
    own: SaveStep | undefined,
    rows: readonly FormRows[],
    of?: RecordRow,
  ): Promise<Readonly<Record<string, string>> | undefined> {
    const rowSteps = rows.flatMap(({ children, writes }) =>
      writes.map((write) => stepOf(children, write, of)),
    );
    // Rows are found by the key that refers to the record: it changes after them.
    const isLast =
      own?.operation === 'update' &&
      rows.some(({ children: { reference } }) =>
        reference.referencedFields.some((name) => Object.hasOwn(own.values ?? {}, name)),
      );
    const steps = rowSteps.map(({ step }) => step);
    const all = own === undefined ? steps : isLast ? [...steps, own] : [own, ...steps];
    sent = writesOf(rows);
    try {
      const saved = await saveSteps(source, all);
      if (saved === undefined) sent = undefined;
      return saved;
    } catch (error) {
      if (!isAnswerLost(error)) sent = undefined;
      if (!(error instanceof StepFailed)) throw error;
      const step = error.place === undefined ? undefined : all[error.place];
      if (step !== undefined && step === own) throw error.cause;
      throw new ChildRejected(error.cause, rowSteps.find((each) => each.step === step)?.row);
    }
  }

  /** Rejects other rows than those of an attempt that was stored after all. */
  function assertSameRows(source: RecordSource, entity: Entity, rows: readonly FormRows[]): void {
    if (JSON.stringify(sent) === JSON.stringify(writesOf(rows))) return;
    throw source.client.report(failed(entity, 'conflict', childrenMessages.savedEarlier));
  }

  async function isSentStored(source: RecordSource, rows: readonly FormRows[], of: RecordRow) {
    const [first] = rows.filter(({ writes }) => writes.length > 0);
    const { children, known = new Set<string>() } = first ?? {};
    if (children === undefined || sent === undefined) return false;
    const { entity, reference } = children;
    const own = new Set(first?.writes.map(({ row }) => row));
    const writes = sent.filter(({ row }) => own.has(row));
    const given = referringValues(reference, of);
    return writes.length > 0 && isStored(source, { entity, writes, parent: given, marks, known });
  }

  /** Saves the rows of a record whose own fields haven't changed. Returns undefined where that can't be done at once. */
  async function rowsTogether(
    source: RecordSource,
    entity: Entity,
    row: RecordRow,
    rows: readonly FormRows[],
  ): Promise<RecordRow | undefined> {
    if (sent !== undefined && (await isSentStored(source, rows, row))) {
      assertSameRows(source, entity, rows);
      return readStored(source, entity, row.id, row.values);
    }
    sent = undefined;
    try {
      const saved = await together(source, undefined, rows, row);
      return saved && (await readStored(source, entity, row.id, row.values));
    } catch (error) {
      if (!isAnswerLost(error)) throw error;
      const find = async () =>
        (await isSentStored(source, rows, row)) ? readRecord(source, entity, row.id) : undefined;
      return foundAfter(error, entity, find, changeMessages);
    }
  }

  return {
    /** Creates the record and its rows. Returns the record; null where the role can't read it. */
    async create(
      source: RecordSource,
      entity: Entity,
      { creation, values, another, onSend }: ParentCreation,
      rows: readonly FormRows[],
    ): Promise<RecordRow | null> {
      if (isUnchanged(rows) && parent === undefined) {
        return creation.send(source, entity, values, { another, onSend });
      }
      if (parent === undefined) {
        let isCreated = false;
        const key = keyFields(entity);
        const referenced = rows.flatMap(({ children }) => children.reference.referencedFields);
        const returns = [...new Set([...key, ...referenced])];
        const row = await creation.send(source, entity, values, {
          another,
          onSend,
          create: async (marked, onUnreadable) => {
            const own: SaveStep = { entity, operation: 'insert', values: marked, returns };
            const saved = await together(source, own, rows);
            isCreated = true;
            return saved === undefined
              ? createRecord(source, entity, marked, onUnreadable)
              : readStored(source, entity, keyOf(saved, key), marked);
          },
        });
        if (sent !== undefined) {
          if (!isCreated) assertSameRows(source, entity, rows);
          return row;
        }
        if (row === null) return null;
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
      if (parent !== undefined) {
        // A field that was saved and has its first value again is not among the changes.
        const before = Object.keys(parent.values).map((name) => [name, row.values[name] ?? null]);
        const wanted: RecordValues = { ...Object.fromEntries(before), ...values };
        const changed = changedFields(parent.row.values, wanted);
        const again = await changeRecord(source, entity, parent.row, changed, { guard: 'fields' });
        parent = { row: again, values: wanted };
      } else if (Object.keys(values).length > 0) {
        let isChanged = false;
        const changed = await sending.send(source, entity, row, values, {
          change: async (record, wanted) => {
            const returns = keyFields(entity);
            const own: SaveStep = { entity, operation: 'update', record, values: wanted, returns };
            const saved = await together(source, own, rows, row);
            isChanged = true;
            return saved === undefined
              ? changeRecord(source, entity, record, wanted)
              : readStored(source, entity, keyOf(saved, returns), { ...row.values, ...wanted });
          },
        });
        if (sent !== undefined) {
          if (!isChanged) assertSameRows(source, entity, rows);
          return changed;
        }
        parent = { row: changed, values };
      } else {
        const saved = await rowsTogether(source, entity, row, rows);
        if (saved !== undefined) return saved;
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

function writesOf(rows: readonly FormRows[]): readonly RowWrite[] {
  return rows.flatMap(({ writes }) => writes);
}
