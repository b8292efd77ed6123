import { DataError } from '../../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { isSame } from '../changed-fields.ts';
import { failureOf, foundAfter, isAnswerLost, type RecordMessage } from '../failed.ts';
import { RecordNotKept } from '../record-not-kept.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import type { RecordSource } from '../../query/index.ts';
import { createRecord } from '../write.ts';
import { type CreationMark, creationMark } from './creation-mark.ts';
import { CreationUncertain } from './creation-uncertain.ts';
import { createdAtField, findCandidates, findMarked } from './find-created.ts';
import { creationMessages } from './messages.ts';

export interface CreationOptions {
  readonly another?: boolean;
  readonly onSend?: (kept: KeptCreation) => void;
  readonly create?: (values: RecordValues, onUnreadable: () => void) => Promise<RecordRow | null>;
}

/** What is known of a new record that may have been stored. It can be kept as JSON. */
export interface KeptCreation {
  readonly mark?: CreationMark;
  /** Values that were sent and may have been stored. */
  readonly unanswered: readonly RecordValues[];
  /** The record was sent without a request to read it back. */
  readonly isUnreadable?: boolean;
  /** Values that the database accepted and didn't keep. */
  readonly notKept?: RecordValues;
}

/**
 * Keeps what was sent for one new record, so that a lost answer never creates it twice.
 *
 * @param earlier The state that an earlier page stored.
 */
export function recordCreation(earlier?: KeptCreation) {
  let mark = earlier?.mark;
  let unanswered = earlier?.unanswered ?? [];
  let isUnreadable = earlier?.isUnreadable ?? false;
  let notKept = earlier?.notKept;

  async function find(
    source: RecordSource,
    entity: Entity,
    values: RecordValues,
  ): Promise<RecordRow | undefined> {
    if (mark !== undefined) {
      const found = await findMarked(source, entity, mark);
      if (found === undefined || unanswered.every((sent) => isSame(sent, values))) return found;
      throw uncertain(entity, [found], creationMessages.savedEarlier);
    }
    const found = await Promise.all(unanswered.map((sent) => findCandidates(source, entity, sent)));
    const candidates = new Map(found.flat().map((row) => [row.id, row]));
    if (candidates.size > 0)
      throw uncertain(entity, [...candidates.values()], creationMessages.maybeSaved);
    return undefined;
  }

  const withValues = (values: RecordValues) => [
    ...unanswered.filter((sent) => !isSame(sent, values)),
    values,
  ];

  return {
    /** Returns what to keep, so that another page can send the record. */
    kept: (): KeptCreation => ({ mark, unanswered, isUnreadable, ...(notKept && { notKept }) }),
    /**
     * Creates the record. Where the answer to an earlier call was lost, looks first whether it is
     * stored, and sends nothing if it is.
     *
     * @param options.another Creates another record even if one was found: the person has seen it.
     * @param options.onSend Called before each request with what to keep, in case that the page doesn't live to see the answer.
     * @param options.create Creates the record in place of `createRecord`, with others in the same transaction.
     * @returns The stored record; null if the role can insert but not select.
     * @throws {RecordNotKept} where the database accepted it and didn't keep it. The same values aren't sent again.
     * @throws {CreationUncertain} where the answer was lost and records were found that may be it.
     * @throws {DataError} as `createRecord` does.
     */
    async send(
      source: RecordSource,
      entity: Entity,
      values: RecordValues,
      {
        another = false,
        onSend,
        create = (marked, onUnreadable) => createRecord(source, entity, marked, onUnreadable),
      }: CreationOptions = {},
    ): Promise<RecordRow | null> {
      if (notKept !== undefined && isSame(notKept, values)) {
        throw source.client.report(new RecordNotKept(entity));
      }
      if (another) unanswered = [];
      if (unanswered.length === 0) {
        mark = creationMark(entity, values);
      } else {
        if (isUnreadable) throw uncertain(entity, [], creationMessages.notReadable);
        const found = await find(source, entity, values);
        if (found !== undefined) return found;
      }
      const marked = mark === undefined ? values : { [mark.field]: mark.value, ...values };
      const keep = () => onSend?.({ mark, unanswered: withValues(values), isUnreadable });
      keep();
      try {
        const row = await create(marked, () => {
          isUnreadable = true;
          keep();
        });
        unanswered = [];
        return row;
      } catch (error) {
        if (error instanceof RecordNotKept) notKept = values;
        // The earlier one has arrived meanwhile.
        const arrived = isTaken(error, mark) ? await find(source, entity, values) : undefined;
        if (arrived !== undefined) return arrived;
        if (!isAnswerLost(error)) throw error;
        unanswered = withValues(values);
        if (isUnreadable) throw uncertain(entity, [], creationMessages.notReadable);
        return foundAfter(error, entity, () => find(source, entity, values), creationMessages);
      }
    },
  };
}

/** Whether the insert failed because a record has the mark's value. */
function isTaken(error: unknown, mark: CreationMark | undefined): boolean {
  return (
    mark !== undefined &&
    error instanceof DataError &&
    error.failure.kind === 'unique' &&
    error.failure.fields?.includes(mark.field) === true
  );
}

function uncertain(
  entity: Entity,
  candidates: readonly RecordRow[],
  message: RecordMessage,
): CreationUncertain {
  const failure = failureOf(entity, 'offline', message);
  return new CreationUncertain(failure, candidates, createdAtField(entity));
}
