import type { Entity } from '@ninefold/specification';
import type { RecordSource } from '../query/index.ts';
import {
  listAllRecords,
  type ListAllOptions,
  listRecordsById,
  type ListState,
  type RecordPage,
  type Scope,
} from '../records/index.ts';
import type { ExportColumn } from './columns.ts';

/** Which records of a list are exported. */
export type ExportedRecords =
  | { readonly kind: 'all matching'; readonly except?: ReadonlySet<string> }
  /** Identified by `RecordRow.id`, whether or not they still match the list's filters. */
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  /** So many, from the one at an offset on. */
  | { readonly kind: 'page'; readonly offset: number; readonly count: number };

/** Reads the records of a list that are exported, with the fields and labels of the columns alone. */
export async function* exportedPages(
  readable: RecordSource,
  entity: Entity,
  state: ListState,
  which: ExportedRecords,
  columns: readonly ExportColumn[],
  options: Pick<ListAllOptions, 'signal' | 'attempt'> = {},
  scope: Scope = {},
): AsyncGenerator<RecordPage, void, undefined> {
  const source = { ...readable, exactLabels: true };
  const read: ListAllOptions = {
    ...options,
    fields: columns.flatMap(({ field }) => field?.name ?? []),
    links: columns.flatMap(({ link }) => link ?? []),
  };
  if (which.kind === 'some') {
    yield* listRecordsById(source, entity, which.ids, state, read, scope);
    return;
  }
  if (which.kind === 'page') {
    const after = { rows: [], offset: which.offset, total: null };
    yield* listAllRecords(source, entity, state, { ...read, after, most: which.count }, scope);
    return;
  }
  const { except = new Set() } = which;
  for await (const page of listAllRecords(source, entity, state, read, scope)) {
    const rows = except.size === 0 ? page.rows : page.rows.filter(({ id }) => !except.has(id));
    const total = page.total && { ...page.total, count: page.total.count - except.size };
    yield { ...page, rows, total };
  }
}
