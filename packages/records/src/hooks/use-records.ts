import { mostRowsOf, pageSizeOf, type RecordPage, type RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useRecordsBinding } from '../provider/index.ts';
import { entityKey, listQuery } from '../queries/index.ts';
import { listStateOf, type RecordsQuery } from './conditions.ts';
import { denial, type Ready, stateOf, type Unready } from './record-state.ts';
import { useKnownEntity } from './use-known-entity.ts';

/** A page of records. */
export interface ReadyRecords extends Ready {
  readonly rows: readonly RecordRow[];
  readonly page: RecordPage;
  /** Whether there are more rows after this page. */
  readonly hasMore: boolean;
}

/** There are no records, or none on this page. `page.emptyReason` says why. */
export interface NoRecords extends Omit<Ready, 'status'> {
  readonly status: 'empty';
  readonly rows: readonly never[];
  readonly page: RecordPage;
  readonly hasMore: false;
}

type Unread = { readonly [Part in 'rows' | 'page' | 'hasMore']?: undefined };

export type RecordsState = (Unready & Unread) | NoRecords | ReadyRecords;

export interface RecordsOptions {
  /** Whether the records are read now; true when left out. */
  readonly enabled?: boolean;
  /** Whether records are read that don't meet the conditions of the provider. */
  readonly everywhere?: boolean;
}

/** Reads a page of records, and again whenever records change. */
export function useRecords(
  name: string | Entity,
  query: RecordsQuery = {},
  { enabled = true, everywhere = false }: RecordsOptions = {},
): RecordsState {
  const binding = useRecordsBinding();
  const entity = useKnownEntity(name);
  const { source, within } = binding;
  const pageSize = pageSizeOf(entity, source.specification);
  const state = listStateOf(entity, query, pageSize);
  const denied = denial(binding, entity);
  const own = entityKey(source.client, entity);
  const list = useQuery({
    ...listQuery(source, entity, state, { within: everywhere ? [] : within?.(entity) }),
    // Another page's rows stay until this one is there; those of another person or entity don't.
    placeholderData: (page, before) =>
      hashKey(before?.queryKey.slice(0, own.length) ?? []) === hashKey(own) ? page : undefined,
    enabled: enabled && denied === undefined,
  });
  const records = stateOf(list, { denied, enabled }, (page) => ({
    page,
    rows: page.rows,
    // The server fills no larger page.
    hasMore: hasMoreRows(page, Math.min(state.limit ?? pageSize, mostRowsOf(source.specification))),
  }));
  return records.status === 'ready' && records.rows.length === 0 ? noRecords(records) : records;
}

function noRecords({ isRefreshing, refreshError, page }: ReadyRecords): NoRecords {
  return { status: 'empty', isRefreshing, refreshError, rows: [], page, hasMore: false };
}

/** A full page whose total is not known, or only estimated, may have others after it. */
function hasMoreRows({ rows, offset, total }: RecordPage, limit: number): boolean {
  const end = offset + rows.length;
  return total?.exact === true ? total.count > end : rows.length >= limit;
}
