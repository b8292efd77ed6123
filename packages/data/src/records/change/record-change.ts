import { type Entity, fieldOf } from '@ninefold/specification';
import { changedFields, isSame } from '../changed-fields.ts';
import type { SeenRecord } from '../guard.ts';
import { foundAfter, isAnswerLost, lostWith } from '../failed.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import type { RecordSource } from '../../query/index.ts';
import { changeOnce, changesOnce, newRequest } from '../transaction/index.ts';
import { type ChangeOptions, changeRecord } from '../write.ts';
import { findHolding } from './find-holding.ts';
import { changeMessages } from './messages.ts';

/** Keeps what was sent to one record, so that a lost answer never becomes a conflict. */
export function recordChange() {
  /** Values that were sent and may have been stored. */
  let unanswered: RecordValues | undefined;
  let request = newRequest();
  return {
    /**
     * Changes the record as `changeRecord` does. Where the answer to an earlier call was lost, looks
     * first whether the change is stored, and sends nothing if it is.
     */
    async send(
      source: RecordSource,
      entity: Entity,
      record: SeenRecord,
      values: RecordValues,
      options: ChangeOptions = {},
    ): Promise<RecordRow> {
      if (unanswered === undefined && changesOnce(source, entity, values)) {
        try {
          const row = await changeOnce(source, entity, record, values, request.id);
          request = newRequest();
          return row;
        } catch (error) {
          throw isAnswerLost(error) ? lostWith(error, entity, changeMessages, 'notChecked') : error;
        }
      }
      let seen = record;
      if (unanswered !== undefined) {
        const current = await findHolding(source, entity, record.id, unanswered);
        if (current !== undefined && isSame(unanswered, values)) {
          unanswered = undefined;
          return current;
        }
        if (current !== undefined && isOurs(entity, seen, current, unanswered, values)) {
          seen = current;
        }
      }
      try {
        const row = await changeRecord(source, entity, seen, values, options);
        unanswered = undefined;
        return row;
      } catch (error) {
        if (!isAnswerLost(error)) throw error;
        unanswered = values;
        const find = () => findHolding(source, entity, record.id, values);
        const found = await foundAfter(error, entity, find, changeMessages);
        unanswered = undefined;
        return found;
      }
    },
  };
}

/**
 * Whether nothing but the earlier change, and what the database does with any change, makes the
 * record differ from what was seen. What was sent earlier must be sent again: a form shows it.
 */
function isOurs(
  entity: Entity,
  seen: SeenRecord,
  current: RecordRow,
  sent: RecordValues,
  values: RecordValues,
): boolean {
  const changed = Object.keys(changedFields(seen.values, current.values));
  return (
    Object.keys(sent).every((name) => Object.hasOwn(values, name)) &&
    changed.every(
      (name) => Object.hasOwn(sent, name) || fieldOf(entity, name)?.grants.update === false,
    )
  );
}
