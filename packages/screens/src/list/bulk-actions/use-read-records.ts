import { readMany, type ReadManyAnswer, type ReadRecord } from '@ninefold/data/records/bulk';
import { entityName } from '@ninefold/specification';
import type { BulkStatus } from '@ninefold/ui/patterns/bulk-actions';
import { useEffect, useState } from 'react';
import { failureOf, whileSignedIn } from '../../application/index.ts';
import { useRecordSource, useScreen } from '../../screen-context/index.ts';
import type { SelectedRecords } from './bulk-task.ts';
import { bulkScreenMessages } from './messages.ts';

interface Reading {
  readonly count?: number;
  readonly answer?: ReadManyAnswer;
  /** The reason they couldn't be read. */
  readonly problem?: string;
}

/**
 * Reads the records that were selected when a dialog opened. They stay the same while it is open, so that
 * exactly those are written that it counts.
 *
 * @param fields Names of the fields to read; all where undefined.
 */
export function useReadRecords(
  selected: SelectedRecords,
  fields: readonly string[] | undefined,
): {
  /** Undefined until they are read. */
  readonly records: readonly ReadRecord[] | undefined;
  /** Shown until then. */
  readonly status: BulkStatus | undefined;
} {
  const { application } = useScreen();
  const source = useRecordSource();
  const [wanted, setWanted] = useState(selected);
  const { entity, which } = wanted;
  const [names] = useState(fields);
  const [{ count, answer, problem }, setReading] = useState<Reading>({});
  const name = entityName(entity);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const set = (reading: Reading) => {
      if (!signal.aborted) setReading(reading);
    };
    const options = { fields: names, signal, onProgress: (count: number) => set({ count }) };
    whileSignedIn(application, () => readMany(source, entity, which, options)).then(
      (answer) => set({ answer }),
      (error: unknown) => set({ problem: failureOf(error).message }),
    );
    return () => abort.abort();
  }, [application, source, entity, which, names]);

  function statusNow(): BulkStatus | undefined {
    if (answer !== undefined) return undefined;
    if (problem === undefined) {
      const message =
        count === undefined
          ? bulkScreenMessages.reading(name)
          : bulkScreenMessages.readingCount({ count });
      return { kind: 'loading', message };
    }
    return {
      kind: 'failed',
      message: bulkScreenMessages.readFailed({ ...name, message: problem }),
      onRetry: () => {
        setReading({});
        setWanted({ ...wanted, which: { ...which } });
      },
    };
  }

  return { records: answer?.records, status: statusNow() };
}
