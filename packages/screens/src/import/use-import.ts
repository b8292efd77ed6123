import {
  checkTable,
  correctRow,
  type ImportPlan,
  newProgress,
  problemText,
  recogniseFormats,
  type TableCheck,
  type TableOptions,
  UnreadableFile,
  withCorrection,
} from '@ninefold/data/records/import';
import { ImportInterrupted, ImportUnclear, sendRows } from '@ninefold/records/import';
import type { Entity } from '@ninefold/specification';
import { useValueFormat } from '@ninefold/ui/fields';
import { useEffect, useMemo, useRef, useState } from 'react';
import { enteredValues } from '../descriptors/index.ts';
import { failureOf, whileSignedIn } from '../application/index.ts';
import { startValues, useTenantValues } from '../form/index.ts';
import { askedOf, useRecordSource, useScreen, useWrites } from '../screen-context/index.ts';
import { cellFormat, chosenFormat } from './format-choice.ts';
import { importJournal, type KeptImport } from '../kept-work/index.ts';
import { importableEntity } from './importable-entity.ts';
import { chooseFile, type ChosenFile, tableOf } from './opened-file.ts';
import { startProblem } from './start-problem.ts';

/** The reason an import does not go on by itself. */
export type StopReason =
  | { readonly is: 'cancelled' }
  | { readonly is: 'interrupted'; readonly message: string }
  | { readonly is: 'unclear'; readonly message: string };

export type ImportStage =
  | { readonly at: 'choose'; readonly problem?: string; readonly isAgain?: true }
  | { readonly at: 'reading' }
  | { readonly at: 'match'; readonly chosen: ChosenFile; readonly problem?: string }
  | { readonly at: 'checking'; readonly chosen: ChosenFile; readonly rows: number }
  | CheckedStage
  | { readonly at: 'sending'; readonly chosen: ChosenFile; readonly kept: KeptImport }
  | {
      readonly at: 'stopped';
      readonly chosen: ChosenFile;
      readonly kept: KeptImport;
      readonly reason: StopReason;
    }
  | { readonly at: 'done'; readonly chosen: ChosenFile; readonly kept: KeptImport };

export interface CheckedStage {
  readonly at: 'checked';
  readonly chosen: ChosenFile;
  readonly check: TableCheck;
  /** The reason a correction couldn't be checked. */
  readonly problem?: string;
}

/** Runs an import. Returns its actions and its progress. */
export function useImport(whole: Entity) {
  const { application, loaded, roles, person, acting } = useScreen();
  const recordSource = useRecordSource();
  const writes = useWrites();
  const format = useValueFormat();
  const tenant = useTenantValues(whole);
  const entity = useMemo(
    () => importableEntity({ loaded, acting }, whole),
    [loaded, whole, acting],
  );
  const journal = useMemo(() => importJournal(application, whole), [application, whole]);
  const source = useMemo(
    () => ({ ...recordSource, specification: loaded.specification }),
    [recordSource, loaded],
  );
  const [stage, setStage] = useState<ImportStage>({ at: 'choose' });
  const [unfinished, setUnfinished] = useState<readonly KeptImport[]>([]);
  const [now] = useState(Date.now);
  const stop = useRef<AbortController>(undefined);
  /** Checks corrections. Each waits for the previous one. */
  const checked = useRef<CheckedStage>(undefined);
  const corrected = useRef<Promise<boolean>>(undefined);

  useEffect(() => {
    void journal.unfinished().then(setUnfinished);
    return () => stop.current?.abort();
  }, [journal]);

  const start = {
    ...startValues(loaded.specification, entity, {
      now,
      timeZone: format.timeZone,
      me: person?.id,
      roles,
    }),
    ...tenant,
  };

  function planOf(chosen: ChosenFile): ImportPlan {
    const { columns, key } = chosen;
    const table = tableOf(chosen);
    return {
      source,
      entity,
      table,
      columns,
      key,
      format: cellFormat(chosenFormat(chosen.format, chosen.formats), format, table.isExact),
      start: enteredValues(entity, start),
      asked: askedOf({ loaded, acting }),
    };
  }

  async function open(file: File): Promise<void> {
    setStage({ at: 'reading' });
    try {
      const chosen = await chooseFile(source, entity, file);
      const kept = unfinished.find(({ fingerprint }) => fingerprint === chosen.facts.fingerprint);
      if (kept === undefined) {
        setStage({ at: 'match', chosen });
        return;
      }
      const { options, columns, key, format: choice, corrections } = kept;
      const again = await chooseFile(source, entity, file, chosen.facts, options);
      setUnfinished((all) => all.filter((each) => each !== kept));
      setStage({
        at: 'stopped',
        chosen: { ...again, columns, key, format: choice, corrections },
        kept,
        reason: { is: 'cancelled' },
      });
    } catch (error) {
      setStage({ at: 'choose', problem: problemOf(error) });
    }
  }

  async function reopen({ file, facts, opened }: ChosenFile, options: TableOptions): Promise<void> {
    try {
      const chosen = await chooseFile(source, entity, file, facts, {
        ...opened.options,
        ...options,
      });
      setStage({ at: 'match', chosen });
    } catch (error) {
      setStage({ at: 'choose', problem: problemOf(error) });
    }
  }

  function change(chosen: ChosenFile): void {
    checked.current = undefined;
    setStage({ at: 'match', chosen });
    void recogniseFormats(chosen.opened.table, entity, chosen.columns).then(
      (formats) =>
        setStage((now) =>
          now.at === 'match' && now.chosen === chosen
            ? { ...now, chosen: { ...chosen, formats } }
            : now,
        ),
      // A file that can't be read any more is reported when its rows are checked.
      () => undefined,
    );
  }

  function show(stage: CheckedStage): void {
    checked.current = stage;
    setStage(stage);
  }

  async function check(chosen: ChosenFile): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    setStage({ at: 'checking', chosen, rows: 0 });
    try {
      const found = await whileSignedIn(application, () =>
        checkTable(planOf(chosen), {
          signal: controller.signal,
          onProgress: (rows) => setStage({ at: 'checking', chosen, rows }),
        }),
      );
      show({ at: 'checked', chosen, check: found });
    } catch (error) {
      setStage({
        at: 'match',
        chosen,
        ...(!controller.signal.aborted && { problem: problemOf(error) }),
      });
    }
  }

  /** Corrects a cell of a row that was rejected, and checks the row again. */
  async function correct(row: number, column: number, text: string): Promise<void> {
    const before = corrected.current ?? Promise.resolve(true);
    const done = before.then(async (isRight) => (await recheck(row, column, text)) && isRight);
    corrected.current = done;
    await done;
    if (corrected.current === done) corrected.current = undefined;
  }

  /** Returns whether the row can be imported now. */
  async function recheck(number: number, column: number, text: string): Promise<boolean> {
    const now = checked.current;
    const judged =
      now &&
      [...now.check.rejected, ...now.check.corrected].find(({ row }) => row.number === number);
    if (now === undefined || judged === undefined) return false;
    const corrections = withCorrection(now.chosen.corrections, number, column, text);
    const chosen = { ...now.chosen, corrections };
    try {
      const found = await whileSignedIn(application, () =>
        now.check.recheck(correctRow(judged.row, corrections)),
      );
      if (checked.current === now) show({ at: 'checked', chosen, check: found });
      return !found.rejected.some(({ row }) => row.number === number);
    } catch (error) {
      // The typed text is kept.
      if (checked.current === now) show({ ...now, chosen, problem: problemOf(error) });
      return false;
    }
  }

  /** Imports the rows that can be. Corrections that are still being checked come first, and have to be right. */
  async function begin(): Promise<void> {
    if ((await corrected.current) === false) return;
    const now = checked.current;
    if (now === undefined || startProblem(now) !== undefined) return;
    checked.current = undefined;
    const { chosen, check } = now;
    const { rows, rejected } = check;
    const { header } = chosen.opened.table;
    await send(chosen, {
      file: chosen.file.name,
      fingerprint: chosen.facts.fingerprint,
      options: chosen.opened.options,
      columns: chosen.columns,
      key: chosen.key,
      format: chosenFormat(chosen.format, chosen.formats),
      corrections: chosen.corrections,
      leftOut: rejected.map(({ row, problems }) => [row.number, problemText(header, problems)]),
      rows,
      progress: newProgress(),
    });
  }

  async function send(
    chosen: ChosenFile,
    from: KeptImport,
    unclear?: 'send' | 'leave out',
  ): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    let kept = from;
    setStage({ at: 'sending', chosen, kept });
    try {
      const progress = await sendRows(writes, planOf(chosen), {
        progress: from.progress,
        leftOut: new Set(from.leftOut.map(([row]) => row)),
        signal: controller.signal,
        unclear,
        async keep(next) {
          kept = { ...kept, progress: next };
          await journal.keep(kept);
          if (!controller.signal.aborted) setStage({ at: 'sending', chosen, kept });
        },
      });
      kept = { ...kept, progress };
      if (controller.signal.aborted) {
        setStage({ at: 'stopped', chosen, kept, reason: { is: 'cancelled' } });
      } else {
        await journal.remove(kept.fingerprint);
        setStage({ at: 'done', chosen, kept });
      }
    } catch (error) {
      setStage({ at: 'stopped', chosen, kept, reason: reasonOf(error) });
    }
  }

  return {
    /** With the fields that people may set alone. */
    entity,
    source,
    /** Values of new records for fields that are not in the file, by field. */
    start,
    stage,
    unfinished,
    /** The values of a chosen tenant are known. */
    isReady: tenant !== undefined,
    open,
    reopen,
    change,
    check,
    correct,
    begin,
    resume: send,
    cancel: () => stop.current?.abort(),
    restart: () => setStage({ at: 'choose', isAgain: true }),
    async discard(kept: KeptImport) {
      await journal.remove(kept.fingerprint);
      setUnfinished((all) => all.filter((each) => each !== kept));
    },
  };
}

export type Import = ReturnType<typeof useImport>;

function problemOf(error: unknown): string {
  return error instanceof UnreadableFile ? error.message : failureOf(error).message;
}

function reasonOf(error: unknown): StopReason {
  if (error instanceof ImportUnclear) return { is: 'unclear', message: error.message };
  const { message } = error instanceof ImportInterrupted ? error.failure : failureOf(error);
  return { is: 'interrupted', message };
}
