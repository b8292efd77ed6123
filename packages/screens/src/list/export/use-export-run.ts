import { DataError } from '@ninefold/data/client';
import type { ExportReport } from '@ninefold/data/export';
import type { ListAllOptions, RecordPage } from '@ninefold/data/records';
import type { ExportStage } from '@ninefold/ui/patterns/export-records';
import { useEffect, useRef, useState } from 'react';
import { failureOf, whileSignedIn } from '../../application/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { exportMessages } from './messages.ts';
import { type ExportTask, runExport } from './run-export.ts';

export interface StartedExport extends Pick<ExportTask, 'write' | 'file'> {
  /** The number of records, before the first page tells. */
  readonly total: RecordPage['total'];
  readonly pages: (options: Pick<ListAllOptions, 'signal' | 'attempt'>) => ExportTask['pages'];
}

/** The progress of an export, and the values that its file holds in part only. */
export interface FinishedExport extends ExportReport {
  readonly count: number;
}

/**
 * Runs an export. A page that can't be read stops it until it is retried: it goes on with that page. It is
 * cancelled when the screen is left.
 */
export function useExportRun() {
  const { application } = useScreen();
  const [stage, setStage] = useState<ExportStage>({ status: 'choosing' });
  const cancel = useRef<() => void>(undefined);
  const retry = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  /** Resolves with undefined where it was cancelled, or the file couldn't be written. */
  async function start({
    pages,
    total: expected,
    ...task
  }: StartedExport): Promise<FinishedExport | undefined> {
    const controller = new AbortController();
    const { signal } = controller;
    cancel.current = () => controller.abort();
    let done = 0;
    let total = expected;
    let message: string | undefined;
    const show = () =>
      setStage(
        message === undefined
          ? { status: 'running', done, total }
          : { status: 'failed', done, total, message },
      );

    async function attempt<T>(send: () => Promise<T>): Promise<T> {
      for (;;) {
        try {
          const answer = await whileSignedIn(application, send);
          signal.throwIfAborted();
          return answer;
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof DataError)) throw error;
          const pressed = Promise.withResolvers<void>();
          retry.current = pressed.resolve;
          signal.addEventListener('abort', () => pressed.reject(signal.reason));
          ({ message } = failureOf(error));
          show();
          await pressed.promise;
          message = undefined;
          show();
        }
      }
    }

    show();
    try {
      const report = await runExport({
        ...task,
        signal,
        pages: pages({ signal, attempt }),
        onPage(page) {
          done += page.rows.length;
          total = page.total ?? total;
          show();
        },
      });
      return { ...report, count: done };
    } catch (error) {
      if (signal.aborted) {
        setStage({ status: 'choosing' });
        return undefined;
      }
      setStage({ status: 'choosing', problem: exportMessages.notWritten });
      // Logged, because it is a defect of the browser or of ours.
      console.warn(error);
      return undefined;
    } finally {
      // Ends what still reads.
      controller.abort();
    }
  }

  return {
    stage,
    start,
    retry: () => retry.current?.(),
    cancel: () => cancel.current?.(),
  };
}
