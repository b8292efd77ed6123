import { DataError } from '../../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { isSame } from '../changed-fields.ts';
import { failureOf, foundAfter, isAnswerLost, lostWith, type RecordMessage } from '../failed.ts';
import { RecordNotKept } from '../record-not-kept.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import { keyFields, type RecordSource } from '../../query/index.ts';
import { keyOf } from '../rows.ts';
import {
  createOnce,
  createsOnce,
  isRepeatable,
  isUncached,
  type KeptRequest,
  newRequest,
  readStored,
  WrittenEarlier,
} from '../transaction/index.ts';
import { createRecord } from '../write.ts';
import { type CreationMark, creationMark } from './creation-mark.ts';
import { CreationUncertain } from './creation-uncertain.ts';
import { createdAtField, findCandidates, findMarked } from './find-created.ts';
import { creationMessages } from './messages.ts';

export interface CreationOptions {
  readonly another?: boolean;
  readonly onSend?: (kept: KeptCreation) => void;
  /** Creates the record with others in the same transaction, by a request with this id. */
  readonly create?: (values: RecordValues, id: string) => Promise<RecordRow | null>;
}

/** What is known of a new record that may have been stored. It can be kept as JSON. */
export interface KeptCreation {
  /** The request that sends it; absent where the project has no function that carries out a request once. */
  readonly request?: KeptRequest;
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
  let request = earlier?.request;
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
    kept: (): KeptCreation => ({
      ...(request && { request }),
      mark,
      unanswered,
      isUnreadable,
      ...(notKept && { notKept }),
    }),
    /**
     * Creates the record. Where the answer to an earlier call was lost, sends the same request again, which stores
     * nothing twice. Where that can't be, looks first whether the record is stored, and sends nothing if it is.
     *
     * @param options.another Creates another record even if one was found: the person has seen it.
     * @param options.onSend Called before each request with what to keep, in case that the page doesn't live to see the answer.
     * @param options.create Creates the record in place of `createRecord`. Only where `writesOnce` is true.
     * @returns The stored record; null if the role can insert but not select.
     * @throws {RecordNotKept} where the database accepted it and didn't keep it. The same values aren't sent again.
     * @throws {CreationUncertain} where the answer was lost and records were found that may be it.
     * @throws {DataError} as `createRecord` does.
     */
    async send(
      source: RecordSource,
      entity: Entity,
      values: RecordValues,
      { another = false, onSend, create }: CreationOptions = {},
    ): Promise<RecordRow | null> {
      if (notKept !== undefined && isSame(notKept, values)) {
        throw source.client.report(new RecordNotKept(entity));
      }
      if (another) unanswered = [];
      const isFirst = unanswered.length === 0;
      if (isFirst) {
        mark = creationMark(entity, values);
        isUnreadable = false;
      }
      if (isFirst || request === undefined || !isRepeatable(source, request)) {
        if (isUnreadable) throw uncertain(entity, [], creationMessages.notReadable);
        const found = isFirst ? undefined : await find(source, entity, values);
        // A record with a mark has a request only where others were sent with it: which ones is not known.
        if (found !== undefined && request !== undefined)
          throw uncertain(entity, [found], creationMessages.savedEarlier);
        if (found !== undefined) return found;
        // A record with a mark is found again without another request for each.
        const isOnce = create !== undefined || (mark === undefined && createsOnce(source, entity));
        request = isOnce ? newRequest() : undefined;
      }
      const marked = mark === undefined ? values : { [mark.field]: mark.value, ...values };
      const keep = () =>
        onSend?.({
          ...(request && { request }),
          mark,
          unanswered: withValues(values),
          isUnreadable,
        });
      const onUnreadable = () => {
        isUnreadable = true;
        keep();
      };
      const store = async () => {
        if (request !== undefined) {
          try {
            return await (create?.(marked, request.id) ??
              createOnce(source, entity, marked, { id: request.id, isUnreadable, onUnreadable }));
          } catch (error) {
            if (!isFirst || create !== undefined || !isUncached(error)) throw error;
            // Nothing was sent to the database, and a record alone needs no function.
            request = undefined;
            keep();
          }
        }
        return createRecord(source, entity, marked, onUnreadable);
      };
      keep();
      const before = unanswered;
      unanswered = withValues(values);
      try {
        const row = await store();
        unanswered = [];
        return row;
      } catch (error) {
        // The database, or what is before it, has answered.
        if (error instanceof DataError && !isAnswerLost(error)) unanswered = before;
        if (error instanceof RecordNotKept) notKept = values;
        if (error instanceof WrittenEarlier)
          throw await savedEarlier(source, entity, error, values);
        if (request === undefined) {
          // The earlier one has arrived meanwhile.
          const arrived = isTaken(error, mark) ? await find(source, entity, values) : undefined;
          if (arrived !== undefined) return arrived;
        }
        if (!isAnswerLost(error)) throw error;
        if (request !== undefined) throw lostWith(error, entity, creationMessages, 'notChecked');
        if (isUnreadable) throw uncertain(entity, [], creationMessages.notReadable);
        return foundAfter(error, entity, () => find(source, entity, values), creationMessages);
      }
    },
  };
}

/** The record that an earlier attempt has stored is known by the key that its answer returned. */
async function savedEarlier(
  source: RecordSource,
  entity: Entity,
  { saved }: WrittenEarlier,
  values: RecordValues,
): Promise<CreationUncertain> {
  const key = keyFields(entity);
  const isKnown = key.length > 0 && key.every((name) => Object.hasOwn(saved, name));
  const found = isKnown ? [await readStored(source, entity, keyOf(saved, key), values)] : [];
  return uncertain(entity, found, creationMessages.savedEarlier);
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
