import type { Entity } from '@ninefold/specification';
import { changedFields, isSame } from '../changed-fields.ts';
import type { SeenRecord } from '../guard.ts';
import { foundAfter, isAnswerLost, lostWith } from '../failed.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import type { RecordSource } from '../../query/index.ts';
import { changeOnce, changesOnce, newRequest, WrittenEarlier } from '../transaction/index.ts';
import { type ChangeOptions, changeRecord } from '../write.ts';
import { findHolding } from './find-holding.ts';
import { changeMessages } from './messages.ts';
import { isOwnChange } from './own-change.ts';

/** Keeps what was sent to one record, so that a lost answer never becomes a conflict. */
export function recordChange() {
  /** Values that were sent and may have been stored. */
  let unanswered: RecordValues | undefined;
  let request = newRequest();
  /** The record as it was read before an earlier attempt turned out to be stored, with other values. */
  let outdated: SeenRecord | undefined;
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
        // A form that is still open would overwrite what it hasn’t shown.
        if (outdated !== undefined && outdated !== record) request = newRequest();
        outdated = undefined;
        try {
          const row = await changeOnce(source, entity, record, values, request.id, options);
          request = newRequest();
          return row;
        } catch (error) {
          if (error instanceof WrittenEarlier) outdated = record;
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
        // What was sent earlier must be sent again: a form shows it.
        const sent = Object.keys(unanswered);
        if (
          current !== undefined &&
          sent.every((name) => Object.hasOwn(values, name)) &&
          isOwnChange(entity, Object.keys(changedFields(seen.values, current.values)), sent)
        ) {
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
