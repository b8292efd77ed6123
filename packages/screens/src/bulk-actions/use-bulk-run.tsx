import {
  type ManyOutcome,
  type ManyProgress,
  readMany,
  type ReadRecord,
  writeMany,
} from '@ninefold/data/records/bulk';
import { type Entity, entityName } from '@ninefold/specification';
import { Button } from '@ninefold/ui/components/button';
import { useToast } from '@ninefold/ui/components/toast';
import { BulkRunDialog, type BulkFailure } from '@ninefold/ui/patterns/bulk-actions';
import type { RecordSelection } from '@ninefold/ui/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureOf, formErrors } from '../errors/index.ts';
import { recordsChanged } from '../queries/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { type BulkTask, splitByRejection } from './bulk-task.ts';
import { bulkScreenMessages } from './messages.ts';

/** A run that is under way, or has ended with something to tell. */
interface Run {
  readonly task: BulkTask;
  /** Ids of records that it leaves out, which stay selected. */
  readonly others: readonly string[];
  readonly progress: Partial<ManyProgress>;
  readonly cancelling?: boolean;
  readonly outcome?: RunOutcome;
}

interface RunOutcome extends ManyOutcome {
  /** Records that the task can't write, with the reason, when they were tried again. */
  readonly rejected: readonly BulkFailure[];
  /** How many of the records that were tried again are gone: deleted as they should be, or not. */
  readonly deleted: number;
  readonly gone: number;
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
    others?: readonly string[],
  ) => void;
  readonly dialog: ReactNode;
}

/** How long a run may take before its progress is shown, in milliseconds: a dialog would only flash. */
const unseen = 400;

/**
 * Runs operations on many records of a list, one at a time, and shows how they go. What isn't done
 * stays selected.
 */
export function useBulkRun(
  entity: Entity,
  onSelectionChange: (selection: RecordSelection) => void,
): BulkRun {
  const { application } = useScreen();
  const source = useRecordSource();
  const queries = useQueryClient();
  const toast = useToast();
  const [run, setRun] = useState<Run>();
  const [isClosed, setClosed] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const cancelling = useRef<AbortController>(undefined);
  const isHere = useRef(false);
  const name = entityName(entity);
  const isRunning = run !== undefined && run.outcome === undefined;

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

  const select = (ids: readonly string[]) =>
    onSelectionChange({ kind: 'some', ids: new Set(ids) });

  /** @param read Reads the records first: undefined where they have been read. */
  async function execute(
    task: BulkTask,
    given: readonly ReadRecord[],
    others: readonly string[],
    again?: readonly string[],
  ): Promise<void> {
    const cancel = new AbortController();
    cancelling.current = cancel;
    const { signal } = cancel;
    setClosed(false);
    const total = again?.length ?? given.length;
    setRun({ task, others, progress: { done: 0, failed: 0, total } });
    const send = <Answer,>(request: () => Promise<Answer>) => whileSignedIn(application, request);
    let records = given;
    let rejected: readonly BulkFailure[] = [];
    let gone = 0;
    if (again !== undefined) {
      try {
        const which = { kind: 'some', ids: again } as const;
        const read = await send(() =>
          readMany(source, entity, which, { fields: task.fields, signal }),
        );
        const { able, unable } = splitByRejection(read.records, task);
        const isDone = (record: ReadRecord) => task.isDone?.(record) === true;
        records = [...able, ...unable.filter(isDone)];
        gone = read.gone.length;
        rejected = unable
          .filter((record) => !isDone(record))
          .map((record) => failureWith(record, task.rejection(record) ?? ''));
      } catch (error) {
        if (isHere.current && !signal.aborted) {
          toast.show({
            tone: 'danger',
            title: bulkScreenMessages.readFailed({ ...name, message: failureOf(error).message }),
          });
        }
        // Nothing was tried: the outcome before is still the one.
        if (isHere.current) setRun(run);
        return;
      }
    }
    const outcome = await writeMany(task.source ?? source, entity, records, task.write, {
      signal,
      send,
      onProgress: (progress) =>
        setRun((now) => (now?.outcome === undefined && now ? { ...now, progress } : now)),
    });
    await recordsChanged(queries);
    // Those that are gone when a deletion is tried again were deleted before.
    const deleted = task.kind === 'delete' ? gone : 0;
    finish(task, { ...outcome, rejected, deleted, gone: gone - deleted }, others);
  }

  function finish(task: BulkTask, outcome: RunOutcome, others: readonly string[]): void {
    const { gone } = outcome;
    const open = openIds(outcome);
    // What is taken back may have been done long ago: something else may be selected by now.
    const keepsSelection = task.kind === 'undo' && open.length === 0;
    if (isHere.current && !keepsSelection) select([...open, ...others]);
    const undo = undoOf(task, outcome, others);
    if (open.length === 0 && gone === 0) {
      setRun(undefined);
      toast.show({
        tone: 'success',
        title: bulkScreenMessages.done({ kind: task.kind, ...name, count: doneOf(outcome) }),
        ...(undo && { action: { label: bulkScreenMessages.undo, onClick: undo } }),
      });
      return;
    }
    if (isHere.current) {
      setRun({ task, others, progress: {}, outcome });
      return;
    }
    toast.show({
      tone: 'warning',
      title: titleOf(task, outcome),
      description: notesOf(outcome).join(' '),
    });
  }

  function undoOf(
    task: BulkTask,
    { written }: ManyOutcome,
    others: readonly string[],
  ): (() => void) | undefined {
    const back = task.kind === 'undo' ? undefined : task.undo(written);
    if (back === undefined) return undefined;
    const undoing: BulkTask = {
      kind: 'undo',
      rejection: () => undefined,
      write: back.write,
      undo: () => undefined,
    };
    return () => void execute(undoing, back.records, others);
  }

  function failureWith(record: ReadRecord, message: string, why?: string): BulkFailure {
    return { id: record.id, title: record.title, href: record.href, message, why };
  }

  function titleOf({ kind }: BulkTask, outcome: RunOutcome): string {
    const done = doneOf(outcome);
    const count = done + openIds(outcome).length + outcome.gone;
    return bulkScreenMessages.doneSome({ kind, ...name, done, count });
  }

  function notesOf({ failed, uncertain, left, rejected, gone, stopped }: RunOutcome) {
    const notes: string[] = [];
    const failures = failed.length + rejected.length;
    if (failures > 0) notes.push(bulkScreenMessages.failed({ ...name, count: failures }));
    if (gone > 0) notes.push(bulkScreenMessages.gone({ ...name, count: gone }));
    if (uncertain.length > 0) {
      notes.push(bulkScreenMessages.uncertain({ ...name, count: uncertain.length }));
    }
    if (left.length > 0) notes.push(bulkScreenMessages.left({ ...name, count: left.length }));
    if (stopped !== undefined && uncertain.length === 0) {
      notes.push(bulkScreenMessages.stopped({ message: stopped.failure.message }));
    }
    notes.push(bulkScreenMessages.staySelected);
    return notes;
  }

  const outcome = run?.outcome;
  const { task } = run ?? {};
  const kept = [...openIds(outcome), ...(run?.others ?? [])];
  /** What was read to be undone must not be read again: it says what to overwrite. */
  const repeat = (records: readonly { readonly id: string }[]) => {
    if (task === undefined) return;
    const ids = records.map(({ id }) => id);
    const others = kept.filter((id) => !ids.includes(id));
    if (task.kind === 'undo') void execute(task, records as readonly ReadRecord[], others);
    else void execute(task, [], others, ids);
  };
  const undo = task && outcome && undoOf(task, outcome, kept);
  const failures = outcome && [
    ...outcome.failed.map(({ record, error }) => {
      const [first] = formErrors(error, entity);
      return failureWith(record, first?.message ?? error.message, first?.why);
    }),
    ...outcome.rejected,
  ];
  const unfinished = outcome && [...outcome.uncertain, ...outcome.left];

  return {
    isRunning,
    showProblems: outcome && isClosed ? () => setClosed(false) : undefined,
    start: (next, records, others = []) => void execute(next, records, others),
    dialog: run && task && (
      <BulkRunDialog
        open={isRunning ? isSeen : !isClosed}
        title={
          outcome === undefined
            ? bulkScreenMessages.running({
                kind: task.kind,
                ...name,
                count: run.progress.total ?? 0,
              })
            : titleOf(task, outcome)
        }
        progress={{
          done: run.progress.done ?? 0,
          failed: run.progress.failed ?? 0,
          total: run.progress.total,
        }}
        cancelling={run.cancelling}
        onCancel={() => {
          cancelling.current?.abort();
          setRun((now) => now && { ...now, cancelling: true });
        }}
        onClose={() => setClosed(true)}
        outcome={
          outcome && {
            notes: notesOf(outcome),
            failures: failures ?? [],
            actions: (
              <>
                {undo && <Button onClick={undo}>{bulkScreenMessages.undo}</Button>}
                {failures && failures.length > 0 && task.kind !== 'undo' && (
                  <Button onClick={() => repeat(failures)}>{bulkScreenMessages.retryThese}</Button>
                )}
                {unfinished && unfinished.length > 0 && (
                  <Button variant="primary" onClick={() => repeat(unfinished)}>
                    {bulkScreenMessages.continue}
                  </Button>
                )}
              </>
            ),
          }
        }
      />
    ),
  };
}

/** How many records are as the task makes them. */
function doneOf({ written, unchanged, deleted }: RunOutcome): number {
  return written.length + unchanged.length + deleted;
}

/** The ids of the records that a run has not written. */
function openIds(outcome: RunOutcome | undefined): readonly string[] {
  if (outcome === undefined) return [];
  const { failed, uncertain, left, rejected } = outcome;
  return [...failed.map(({ record }) => record), ...uncertain, ...left, ...rejected].map(
    ({ id }) => id,
  );
}
