import type { ReadRecord } from '@ninefold/data/records/bulk';
import type { ManyResult, RowResult } from '@ninefold/records/many';
import { type Entity, entityName } from '@ninefold/specification';
import type { BulkFailure } from '@ninefold/ui/patterns/bulk-actions';
import { customActionMessages } from '../../custom-code/custom-actions/index.ts';
import { formErrors } from '../../application/index.ts';
import type { BulkTask } from './bulk-task.ts';
import { bulkScreenMessages } from './messages.ts';

/** The outcome of a task for each record, over all attempts. */
export interface RunOutcome extends Omit<ManyResult, 'isRefreshed'> {
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
    rows: [...rowsWith(earlier, 'saved', 'tried'), ...outcome.rows],
    deleted: earlier.deleted + outcome.deleted,
  };
}

/** The statuses of records that the task could not write. */
export const failedStatuses = ['refused', 'conflict', 'offline'] as const;

/** Returns the rows of some statuses. */
export function rowsWith<Status extends RowResult['status']>(
  { rows }: Pick<RunOutcome, 'rows'>,
  ...statuses: readonly Status[]
) {
  return rows.filter(
    (row): row is { row: ReadRecord; result: Extract<RowResult, { readonly status: Status }> } =>
      statuses.some((status) => row.result.status === status),
  );
}

/** The records that are not as the task makes them. */
export function openRecords({ rows }: RunOutcome): readonly ReadRecord[] {
  return rows.flatMap(({ row, result }) => (result.status === 'saved' ? [] : row));
}

/** Returns the number of records that are as the task makes them. */
export function doneOf(outcome: RunOutcome): number {
  return rowsWith(outcome, 'saved').length + outcome.deleted;
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
  const { length } = rowsWith(outcome, 'tried');
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
  const { gone, stopped, notRefreshed } = outcome;
  const tried = rowsWith(outcome, 'tried');
  const lost = rowsWith(outcome, 'lost').length;
  const name = entityName(entity);
  const counted = [
    ['failed', rowsWith(outcome, ...failedStatuses).length],
    ['gone', gone],
    [kind === 'action' ? 'actionUncertain' : 'uncertain', lost],
    ['left', rowsWith(outcome, 'unsent').length],
  ] as const;
  return [
    ...tried.slice(0, 1).map(({ result }) => result.error.failure.message),
    ...counted.flatMap(([key, count]) =>
      count > 0 ? bulkScreenMessages[key]({ ...name, count }) : [],
    ),
    ...(stopped === undefined || lost > 0
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
  outcome: RunOutcome,
): readonly BulkFailure[] {
  return [
    ...rowsWith(outcome, ...failedStatuses).map(({ row, result }) => ({
      ...named(row),
      ...reasonOf(entity, result),
    })),
    ...rowsWith(outcome, ...(task.kind === 'action' ? (['lost'] as const) : [])).map(({ row }) => ({
      ...named(row),
      message: customActionMessages.lost,
    })),
  ];
}

function reasonOf(
  entity: Entity,
  result: Extract<RowResult, { readonly status: (typeof failedStatuses)[number] }>,
) {
  const problems = 'problems' in result ? result.problems : [];
  if (problems.length > 0) return { message: problems.map(({ message }) => message).join(' ') };
  const [first] = formErrors(result.error, entity);
  return { message: first?.message ?? '', why: first?.why };
}

function named({ id, title, href }: ReadRecord) {
  return { id, title, href };
}
