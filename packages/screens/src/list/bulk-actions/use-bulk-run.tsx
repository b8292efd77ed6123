import { readMany, type ReadRecord } from '@ninefold/data/records/bulk';
import type { WriteProgress } from '@ninefold/records';
import { isDone, type ManyResult, saveMany } from '@ninefold/records/many';
import { type Entity, entityName } from '@ninefold/specification';
import { Button } from '@ninefold/ui/components/button';
import { useToast } from '@ninefold/ui/components/toast';
import { BulkRunDialog } from '@ninefold/ui/patterns/bulk-actions';
import type { RecordSelection } from '@ninefold/ui/shapes';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterWrite, failureOf, sayTried } from '../../application/index.ts';
import { filesDeletedWith, useRemoveFiles } from '../../files/index.ts';
import { useScreen, useSessionLost, useWrites } from '../../screen-context/index.ts';
import type { BulkTask } from './bulk-task.ts';
import { bulkScreenMessages } from './messages.ts';
import {
  doneTitle,
  failedStatuses,
  failuresOf,
  notesOf,
  openRecords,
  rowsWith,
  runningTitle,
  type RunOutcome,
  titleOf,
  withEarlier,
} from './run-outcome.ts';

const noProgress: WriteProgress = { done: 0, failed: 0, total: 0 };

/** A run that is under way, or has ended with something to tell. */
interface Run {
  readonly task: BulkTask;
  /** Ids of records that it leaves out, which stay selected. */
  readonly others: readonly string[];
  readonly progress: WriteProgress;
  readonly cancelling?: boolean;
  readonly outcome?: RunOutcome;
}

/** The records of one attempt. */
interface Attempt {
  /** The records that the task can write, or the ids of records to read again first. */
  readonly records: readonly ReadRecord[] | { readonly again: readonly string[] };
  /** Ids of records that it leaves out, which stay selected. */
  readonly others: readonly string[];
  /** The outcome of the attempts before. */
  readonly earlier?: RunOutcome;
}

export interface BulkRun {
  /** Whether an operation is under way. */
  readonly isRunning: boolean;
  /** Shows what failed in the last run again; undefined where nothing did. */
  readonly showProblems: (() => void) | undefined;
  /**
   * Starts a task.
   *
   * @param records Those that it can write.
   * @param others Ids of the selected records that it leaves out, which stay selected.
   */
  readonly start: (
    task: BulkTask,
    records: readonly ReadRecord[],
    others: readonly string[],
  ) => void;
  readonly dialog: ReactNode;
}

/** Milliseconds that a run may take before its progress is shown, so that the dialog doesn't just flash. */
const unseen = 400;

/**
 * Runs operations on many records of a list, one at a time, and shows how they go. What isn't done
 * stays selected.
 */
export function useBulkRun(
  entity: Entity,
  onSelectionChange: (selection: RecordSelection) => void,
): BulkRun {
  const writes = useWrites();
  const { source, send } = writes;
  const toast = useToast();
  const removeFiles = useRemoveFiles();
  const [run, setRun] = useState<Run>();
  const [isClosed, setClosed] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const cancelling = useRef<AbortController>(undefined);
  const isHere = useRef(false);
  const name = entityName(entity);
  const isRunning = run !== undefined && run.outcome === undefined;
  const isSessionLost = useSessionLost(useScreen().application);

  // Cancels when the screen is left by other ways than a link: what was written stays written.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      cancelling.current?.abort();
    };
  }, []);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setSeen(true), unseen);
    return () => {
      clearTimeout(timer);
      setSeen(false);
    };
  }, [isRunning]);
  useBlocker({ shouldBlockFn: () => isRunning, enableBeforeUnload: isRunning });

  async function execute(task: BulkTask, attempt: Attempt): Promise<void> {
    const { records: given, others, earlier } = attempt;
    const cancel = new AbortController();
    cancelling.current = cancel;
    const { signal } = cancel;
    const total = 'again' in given ? given.again.length : given.length;
    setClosed(false);
    setRun({ task, others, progress: { ...noProgress, total } });
    let records: readonly ReadRecord[] = [];
    let gone = 0;
    if ('again' in given) {
      const which = { kind: 'some', ids: given.again } as const;
      try {
        const read = await send(() =>
          readMany(source, entity, which, { fields: task.fields, signal }),
        );
        records = read.records;
        gone = read.gone.length;
      } catch (error) {
        if (!signal.aborted) {
          const { message } = failureOf(error);
          toast.show({
            tone: 'danger',
            title: bulkScreenMessages.readFailed({ ...name, message }),
          });
        }
        // Nothing was tried: the outcome before is still the one.
        setRun({ task, others, progress: noProgress, outcome: earlier });
        return;
      }
    } else records = given;
    const { write, rejection } = task;
    const context = { ...writes, source: task.source ?? source };
    const { isRefreshed, ...outcome } = await saveMany(context, entity, records, write, {
      signal,
      atOnce: task.kind === 'status' || task.kind === 'undo',
      ...(rejection !== undefined && {
        judge: (record: ReadRecord) =>
          [rejection(record) ?? []].flat().map((message) => ({ fields: [], message })),
      }),
      onResult: (_row, result) => {
        const counted = isDone(result) ? 'done' : 'failed';
        setRun(
          (now) =>
            now && { ...now, progress: { ...now.progress, [counted]: now.progress[counted] + 1 } },
        );
      },
    });
    const notRefreshed = await afterWrite(() => Promise.resolve(isRefreshed));
    if (task.kind === 'delete') {
      void removeFiles(
        rowsWith(outcome, 'saved').flatMap(({ row, result }) =>
          result.isHidden ? [] : filesDeletedWith(entity, row),
        ),
      );
    }
    // Records that are missing when a deletion is retried were deleted before.
    const deleted = task.kind === 'delete' ? gone : 0;
    const whole = { ...outcome, deleted, gone: gone - deleted, notRefreshed };
    finish(task, others, withEarlier(whole, earlier));
  }

  function finish(task: BulkTask, others: readonly string[], outcome: RunOutcome): void {
    const { kind } = task;
    const open = openRecords(outcome).map(({ id }) => id);
    const isDone = open.length === 0 && outcome.gone === 0;
    const tried = rowsWith(outcome, 'tried');
    const [first] = tried;
    if (first !== undefined && open.length === tried.length && outcome.gone === 0) {
      setRun(undefined);
      sayTried(toast, first.result.error, titleOf(entity, task, outcome));
      return;
    }
    // The change may have been made long ago: something else may be selected by now.
    if (isHere.current && !(kind === 'undo' && isDone)) {
      onSelectionChange({ kind: 'some', ids: new Set([...open, ...others]) });
    }
    if (isDone) {
      const undo = undoOf(task, others, outcome.rows);
      setRun(undefined);
      toast.show({
        tone: 'success',
        title: doneTitle(entity, task, outcome),
        description: outcome.notRefreshed,
        ...(undo && { action: { label: bulkScreenMessages.undo, onClick: undo } }),
      });
    } else if (isHere.current) setRun({ task, others, progress: noProgress, outcome });
    else {
      toast.show({
        tone: 'warning',
        title: titleOf(entity, task, outcome),
        description: notesOf(entity, task, outcome).join(' '),
      });
    }
  }

  function undoOf(
    task: BulkTask,
    others: readonly string[],
    written: ManyResult['rows'],
  ): (() => void) | undefined {
    const back = task.undo?.(written);
    if (back === undefined) return undefined;
    const { rows, write } = back;
    return () => void execute({ kind: 'undo', write }, { records: rows, others });
  }

  return {
    isRunning,
    showProblems: run?.outcome && isClosed ? () => setClosed(false) : undefined,
    start: (task, records, others) => void execute(task, { records, others }),
    dialog: run && (
      <BulkRunDialog
        // It would open over the question that it waits for: to sign in again.
        open={isRunning ? isSeen && !isSessionLost : !isClosed}
        title={
          run.outcome === undefined
            ? runningTitle(entity, run.task, run.progress.total)
            : titleOf(entity, run.task, run.outcome)
        }
        progress={run.progress}
        cancelling={run.cancelling}
        onCancel={() => {
          cancelling.current?.abort();
          setRun({ ...run, cancelling: true });
        }}
        onClose={() => setClosed(true)}
        outcome={run.outcome && shownOutcome(run, run.outcome)}
      />
    ),
  };

  function shownOutcome({ task, others }: Run, outcome: RunOutcome) {
    const recordsWith = (...statuses: Parameters<typeof rowsWith>[1][]) =>
      rowsWith(outcome, ...statuses).map(({ row }) => row);
    const failures = recordsWith(...failedStatuses);
    // Whether a function has run can't be looked up, so that a custom action isn't run again with these.
    const unfinished =
      task.kind === 'action' ? recordsWith('unsent') : recordsWith('lost', 'unsent');
    const repeat = (records: readonly ReadRecord[]) => {
      const ids = new Set(records.map(({ id }) => id));
      const open = openRecords(outcome).filter(({ id }) => !ids.has(id));
      // Records that were read for the undo aren't read again: they say what may be overwritten.
      void execute(task, {
        records: task.kind === 'undo' ? records : { again: [...ids] },
        others: [...open.map(({ id }) => id), ...others],
        earlier: outcome,
      });
    };
    const stay = [...openRecords(outcome).map(({ id }) => id), ...others];
    const undo = undoOf(task, stay, outcome.rows);
    return {
      notes: notesOf(entity, task, outcome),
      failures: failuresOf(entity, task, outcome),
      actions: (
        <>
          {undo && <Button onClick={undo}>{bulkScreenMessages.undo}</Button>}
          {failures.length > 0 && task.kind !== 'undo' && (
            <Button onClick={() => repeat(failures)}>{bulkScreenMessages.retryThese}</Button>
          )}
          {unfinished.length > 0 && (
            <Button variant="primary" onClick={() => repeat(unfinished)}>
              {bulkScreenMessages.continue}
            </Button>
          )}
        </>
      ),
    };
  }
}
