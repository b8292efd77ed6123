import type { ManyOutcome, ReadRecord } from '@ninefold/data/records/bulk';
import { type Entity, entityName } from '@ninefold/specification';
import type { BulkFailure } from '@ninefold/ui/patterns/bulk-actions';
import { customActionMessages } from '../custom-code/custom-actions/index.ts';
import { formErrors } from '../errors/index.ts';
import type { BulkTask } from './bulk-task.ts';
import { bulkScreenMessages } from './messages.ts';

/** The outcome of a task for each record, over all attempts. */
export interface RunOutcome extends ManyOutcome {
  /** Records that the task can't write, when they were tried again. */
  readonly rejected: readonly ReadRecord[];
  /** The number of retried records that no longer exist, whether deleted on purpose or not. */
  readonly deleted: number;
  readonly gone: number;
  /** What is to be said where the list could not be read again. */
  readonly notRefreshed?: string | undefined;
}

/** Adds what earlier attempts have done to the outcome of the last one. */
export function withEarlier(outcome: RunOutcome, earlier: RunOutcome | undefined): RunOutcome {
  if (earlier === undefined) return outcome;
  return {
    ...outcome,
    written: [...earlier.written, ...outcome.written],
    unchanged: [...earlier.unchanged, ...outcome.unchanged],
    tried: [...earlier.tried, ...outcome.tried],
    deleted: earlier.deleted + outcome.deleted,
  };
}

/** The records that are not as the task makes them. */
export function openRecords(outcome: RunOutcome): readonly ReadRecord[] {
  const { failed, tried, uncertain, left, rejected } = outcome;
  return [...[...tried, ...failed].map(({ record }) => record), ...rejected, ...uncertain, ...left];
}

/** Returns the number of records that are as the task makes them. */
export function doneOf({ written, unchanged, deleted }: RunOutcome): number {
  return written.length + unchanged.length + deleted;
}

/** "Deleting 15 work orders"; "Create invoice: 15 work orders". */
export function runningTitle(entity: Entity, { kind, label }: Named, count: number): string {
  const of = { ...entityName(entity), count };
  return kind === 'action'
    ? bulkScreenMessages.actionTitle({ ...of, label: label ?? '' })
    : bulkScreenMessages.running({ ...of, kind });
}

/** "15 work orders were deleted"; "Create invoice: 15 work orders done". */
export function doneTitle(entity: Entity, { kind, label }: Named, outcome: RunOutcome): string {
  const of = { ...entityName(entity), count: doneOf(outcome) };
  return kind === 'action'
    ? bulkScreenMessages.actionDone({ ...of, label: label ?? '' })
    : bulkScreenMessages.done({ ...of, kind });
}

/** "12 of 15 work orders deleted"; "12 work orders would be deleted". */
export function titleOf(entity: Entity, { kind, label = '' }: Named, outcome: RunOutcome): string {
  const name = entityName(entity);
  const { length } = outcome.tried;
  if (length > 0) {
    const of = { ...name, count: length };
    return kind === 'action'
      ? bulkScreenMessages.actionTried({ ...of, label })
      : bulkScreenMessages.tried({ ...of, kind });
  }
  const done = doneOf(outcome);
  const of = { ...name, done, count: done + openRecords(outcome).length + outcome.gone };
  return kind === 'action'
    ? bulkScreenMessages.actionSome({ ...of, label })
    : bulkScreenMessages.doneSome({ ...of, kind });
}

type Named = Pick<BulkTask, 'kind' | 'label'>;

/** Says what became of the records that are not done. */
export function notesOf(
  entity: Entity,
  { kind }: Pick<BulkTask, 'kind'>,
  outcome: RunOutcome,
): readonly string[] {
  const { failed, tried, uncertain, left, rejected, gone, stopped, notRefreshed } = outcome;
  const name = entityName(entity);
  const counted = [
    ['failed', failed.length + rejected.length],
    ['gone', gone],
    [kind === 'action' ? 'actionUncertain' : 'uncertain', uncertain.length],
    ['left', left.length],
  ] as const;
  return [
    ...tried.slice(0, 1).map(({ error }) => error.failure.message),
    ...counted.flatMap(([key, count]) =>
      count > 0 ? bulkScreenMessages[key]({ ...name, count }) : [],
    ),
    ...(stopped === undefined || uncertain.length > 0
      ? []
      : [bulkScreenMessages.stopped({ message: stopped.failure.message })]),
    ...(notRefreshed === undefined ? [] : [notRefreshed]),
    ...(tried.length > 0 ? [] : [bulkScreenMessages.staySelected]),
  ];
}

/** Names the records that failed, each with its reason, and those that a person has to check. */
export function failuresOf(
  entity: Entity,
  task: BulkTask,
  { failed, rejected, uncertain }: RunOutcome,
): readonly BulkFailure[] {
  return [
    ...failed.map(({ record, error }) => {
      const [first] = formErrors(error, entity);
      return { ...named(record), message: first?.message ?? error.message, why: first?.why };
    }),
    ...(task.kind === 'action' ? uncertain : []).map((record) => ({
      ...named(record),
      message: customActionMessages.lost,
    })),
    ...rejected.map((record) => ({ ...named(record), message: task.rejection(record) ?? '' })),
  ];
}

function named({ id, title, href }: ReadRecord) {
  return { id, title, href };
}
