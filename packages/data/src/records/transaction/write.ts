import { callInstalled, type DataClient, DataError, writeBody } from '../../client/index.ts';
import type { RecordSource } from '../../query/index.ts';
import { changedFields } from '../changed-fields.ts';
import { failed, failureOf, isAnswerLost } from '../failed.ts';
import type { SeenRecord } from '../guard.ts';
import { leftUnchanged } from '../left-unchanged.ts';
import { recordMessages } from '../messages.ts';
import { readRecord } from '../read.ts';
import { RecordConflict } from '../record-conflict.ts';
import { notKeptTogetherMessage } from '../unwritten/index.ts';
import { transactionMessages } from './messages.ts';
import { wantedOf, type WriteStep } from './write-step.ts';

interface WriteRequest {
  /** A UUID. Sent again with it, the same steps are answered as before and write nothing. */
  readonly id: string;
  readonly steps: readonly WriteStep[];
}

interface Written {
  /** Values of the fields that steps return. */
  readonly saved: Readonly<Record<string, string>>;
  /** The places of the rows that the partial step has written. */
  readonly written?: readonly number[];
}

interface Answer extends Partial<Written> {
  readonly earlier?: Written;
  readonly failed?: {
    readonly place: number | null;
    readonly code: string | null;
    readonly message: string;
    readonly details: string | null;
    readonly hint: string | null;
  };
}

/** A step that the database did not take. None was carried out. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
  override readonly cause: DataError;
  /** Its place among the steps; undefined for what was checked after all. */
  readonly place: number | undefined;

  constructor(cause: DataError, place: number | undefined) {
    super(cause.message, { cause });
    this.cause = cause;
    this.place = place;
  }
}

/** The request was carried out before, with other steps. These were not. */
export class WrittenEarlier extends DataError {
  override readonly name = 'WrittenEarlier';
  /** What the first answer returned. */
  readonly saved: Written['saved'];

  constructor({ entity }: Pick<WriteStep, 'entity'>, saved: Written['saved']) {
    super(failureOf(entity, 'conflict', transactionMessages.savedEarlier));
    this.saved = saved;
  }
}

/** Whether the project has the function for it. */
export function writesOnce({ specification }: RecordSource): boolean {
  return specification?.writesOnce === true;
}

/** Whether PostgREST's schema cache lacks the function: nothing was sent to the database. */
export function isUncached(error: unknown): boolean {
  return error instanceof DataError && error.failure.code === 'PGRST202';
}

/**
 * Takes all steps in one transaction, once: where the answer is lost, the request is sent again. Call it only where
 * `writesOnce` is true.
 *
 * @throws {StepFailed} where the database rejected one of them: none was carried out.
 * @throws {WrittenEarlier} where the id was used for other steps.
 * @throws {DataError} where the request failed. If its answer was lost, the steps may have been carried out: only
 * the same request, sent later, can tell.
 */
export async function write(source: RecordSource, { id, steps }: WriteRequest): Promise<Written> {
  const [first] = steps;
  if (first === undefined) return { saved: {} };
  const call = () =>
    callInstalled(source.client, {
      name: 'ninefold_write',
      arguments: writeBody({ wanted: { request: id, steps: steps.map(wantedOf) } }),
      uncached: transactionMessages.uncached,
    });
  // Often the connection is back. Any other error of the second call says nothing about the first.
  const answer = (await call().catch((lost: unknown) => {
    if (!isAnswerLost(lost)) throw lost;
    return call().catch(() => {
      throw lost;
    });
  })) as Answer;
  const { saved = {}, written, earlier } = answer;
  if (answer.failed === undefined) return { saved, written };
  const { client, specification } = source;
  if (earlier !== undefined) throw client.report(new WrittenEarlier(first, earlier.saved));
  const { place, code } = answer.failed;
  const step = place === null ? undefined : steps[place];
  const error =
    code === null && step !== undefined
      ? await unwritten(source, step)
      : await DataError.load(await rejected(client, answer.failed), {
          entity: step?.entity ?? first.entity,
          specification,
        });
  throw new StepFailed(client.report(error), place ?? undefined);
}

/** Postgres's own error, as PostgREST would answer it: who isn't signed in is asked to. */
async function rejected(
  { accessToken }: DataClient,
  { code, message, details, hint }: NonNullable<Answer['failed']>,
) {
  const isVisitor = code === '42501' && (await accessToken()) === undefined;
  const error = { code: code ?? '', message, details: details ?? '', hint: hint ?? '' };
  return { error, status: isVisitor ? 401 : 400 };
}

/** Finds out why a step found no record to write. */
function unwritten(source: RecordSource, step: WriteStep): Promise<DataError> | DataError {
  const [{ record } = {}] = step.rows;
  return record === undefined
    ? failed(step.entity, 'refused', notKeptTogetherMessage(step.entity))
    : notFound(source, step, record);
}

async function notFound(
  source: RecordSource,
  { entity, operation }: WriteStep,
  record: SeenRecord,
): Promise<DataError> {
  const isUpdate = operation === 'update';
  try {
    const current = await readRecord(source, entity, record.id);
    const changed = Object.keys(changedFields(current.values, record.values));
    if (changed.length === 0) {
      return leftUnchanged(entity, isUpdate ? 'update' : 'delete');
    }
    const message = recordMessages[isUpdate ? 'editConflict' : 'deleteConflict'];
    return new RecordConflict(failureOf(entity, 'conflict', message), current, changed);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    if (error.failure.kind !== 'not found') return error;
    return failed(entity, 'not found', recordMessages.gone);
  }
}
