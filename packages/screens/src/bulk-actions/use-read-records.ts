import { readMany, type ReadManyAnswer } from '@ninefold/data/records/bulk';
import { entityName } from '@ninefold/specification';
import { useEffect, useState } from 'react';
import { failureOf } from '../errors/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { whileSignedIn } from '../session/index.ts';
import type { SelectedRecords } from './bulk-task.ts';
import { bulkScreenMessages } from './messages.ts';

export type ReadStatus =
  | { readonly kind: 'read' }
  | { readonly kind: 'loading' | 'failed'; readonly message: string };

/**
 * Reads the records that were selected when a dialog opened. They stay the same while it is open, so that
 * exactly those are written that it counts.
 *
 * @param fields Names of the fields to read; all where undefined.
 */
export function useReadRecords(selected: SelectedRecords, fields: readonly string[] | undefined) {
  const { application } = useScreen();
  const source = useRecordSource();
  const [{ entity, which }] = useState(selected);
  const [names] = useState(fields);
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<ReadManyAnswer>();
  const [status, setStatus] = useState<ReadStatus>();
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const name = entityName(entity);
    const onProgress = (count: number) =>
      setStatus({ kind: 'loading', message: bulkScreenMessages.readingCount({ count }) });
    const reading = whileSignedIn(application, () =>
      readMany(source, entity, which, { fields: names, signal, onProgress }),
    );
    reading.then(
      (answer) => {
        if (signal.aborted) return;
        setRead(answer);
        setStatus({ kind: 'read' });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const { message } = failureOf(error);
        setStatus({ kind: 'failed', message: bulkScreenMessages.readFailed({ ...name, message }) });
      },
    );
    return () => abort.abort();
  }, [application, source, entity, which, names, attempt]);
  return {
    read,
    status: status ?? {
      kind: 'loading' as const,
      message: bulkScreenMessages.reading(entityName(entity)),
    },
    retry: () => {
      setStatus(undefined);
      setAttempt(attempt + 1);
    },
  };
}
