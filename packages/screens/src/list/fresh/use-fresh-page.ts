import {
  keyFields,
  listRecordsAmong,
  type ListState,
  type RecordPage,
  type RecordRow,
  type RecordSource,
} from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../application/index.ts';
import { followOtherTabs, type ListReading, readList } from '../../screen-context/queries/index.ts';
import { type Coalesced, coalesced } from '../../changes/index.ts';
import { type MergedPage, mergePages } from './merge-pages.ts';

/** A list as it is shown. */
export interface ShownList {
  readonly source: RecordSource;
  readonly entity: Entity;
  readonly state: ListState;
  readonly reading: ListReading;
  /** Rows per page. */
  readonly limit: number;
  /** The key of its query. */
  readonly queryKey: QueryKey;
  /** When the page was read, in milliseconds since 1970. */
  readonly updatedAt: number;
}

interface LastMerge {
  readonly hash: string;
  /** When the page was read into which the answer was merged, and when the merged page was. */
  readonly holdsAt: readonly [before: number, after: number];
  readonly merged: MergedPage;
}

/**
 * Reads a list again when its person comes back to it, when the connection is back, and when another tab has
 * changed records. Rows that are shown get their current values; other rows and another order wait.
 */
export function useFreshPage(list: ShownList) {
  const queries = useQueryClient();
  const { queryKey } = list;
  const hash = hashKey(queryKey);
  const [last, setLast] = useState<LastMerge>();
  // Once the list itself is read again, it is as it is.
  const holds = last?.hash === hash && last.holdsAt.includes(list.updatedAt);
  const merged = holds ? last.merged : undefined;
  const waiting = merged?.waiting?.page;
  const latest = useRef({ list, waiting });
  useEffect(() => {
    latest.current = { list, waiting };
  });

  const [wasRead, setWasRead] = useState(false);
  const reader = useRef<Coalesced>(null);
  useEffect(() => {
    const { queryKey } = latest.current.list;
    const state = () => queries.getQueryState<RecordPage>(queryKey);

    async function read(signal: AbortSignal): Promise<void> {
      const before = state();
      // A list that couldn't be read has its own way to try again.
      if (before?.data === undefined || before.status !== 'success') return;
      if (before.fetchStatus !== 'idle') {
        call();
        return;
      }
      setWasRead(true);
      try {
        const merged = await readMerged(queries, latest.current.list, before.data, signal);
        const now = state();
        // The list itself was read meanwhile: that answer is the newer one.
        const isOvertaken =
          now?.fetchStatus !== 'idle' || now.dataUpdatedAt !== before.dataUpdatedAt;
        if (signal.aborted || isOvertaken) return;
        queries.setQueryData(queryKey, merged.page);
        const after = state()?.dataUpdatedAt ?? 0;
        setLast({ hash, holdsAt: [before.dataUpdatedAt, after], merged });
      } catch (error) {
        // Rows that may no longer be read don't stay. Otherwise the list says of when it is.
        if (signal.aborted) return;
        const { kind } = failureOf(error);
        if (kind === 'denied' || kind === 'signed out') await queries.refetchQueries({ queryKey });
      }
    }

    const { call, stop } = coalesced(read, () => state()?.dataUpdatedAt ?? 0);
    reader.current = { call, stop };
    const onVisible = () => {
      if (!document.hidden) call();
    };
    window.addEventListener('focus', call);
    window.addEventListener('online', call);
    document.addEventListener('visibilitychange', onVisible);
    const leaveTabs = followOtherTabs(call);
    return () => {
      stop();
      window.removeEventListener('focus', call);
      window.removeEventListener('online', call);
      document.removeEventListener('visibilitychange', onVisible);
      leaveTabs();
      // A person who returns finds the current list.
      const { waiting } = latest.current;
      if (waiting !== undefined) queries.setQueryData(queryKey, waiting);
    };
  }, [queries, hash]);

  return {
    merged,
    /** Whether the list has been read again since it was opened. */
    wasRead,
    /** Reads the list again soon. */
    refresh: () => reader.current?.call(),
    /** Shows the page as the list is now. */
    show: () => {
      if (waiting !== undefined) queries.setQueryData(queryKey, waiting);
      setLast(undefined);
    },
  };
}

async function readMerged(
  queries: ReturnType<typeof useQueryClient>,
  { source, entity, state, reading, limit }: ShownList,
  shown: RecordPage,
  signal: AbortSignal,
): Promise<MergedPage> {
  const fresh = await readList(queries, source, entity, state, reading, signal);
  const ids = new Set(fresh.rows.map(({ id }) => id));
  const missing = shown.rows.map(({ id }) => id).filter((id) => !ids.has(id));
  const elsewhere: RecordRow[] = [];
  if (missing.length > 0 && keyFields(entity).length > 0) {
    const options = { signal, fields: reading.fields };
    const scope = { filters: reading.within };
    const pages = listRecordsAmong(source, entity, missing, state, options, scope);
    for await (const { rows } of pages) elsewhere.push(...rows);
  }
  return mergePages(shown, fresh, elsewhere, limit);
}
