import {
  type Filter,
  type ListState,
  type RecordPage,
  type RecordRow as ReadRecord,
  type SortKey,
  initialListState,
} from '@ninefold/data/records';
import { listStateOf } from '@ninefold/records';
import { type Entity, referenceOfField } from '@ninefold/specification';
import type { FieldDescriptor, RecordLink, RecordRow } from '@ninefold/ui/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { listAddress, recordId } from '../addresses/index.ts';
import { withCustomCells } from '../custom-code/custom-cells/index.ts';
import { readableFields } from '../descriptors/index.ts';
import { listQuery, recordQuery } from '../queries/index.ts';
import { failureNotice } from '../failures/index.ts';
import { useEntity } from '../custom-code/index.ts';

/** Which records of an entity. */
export interface RecordsQuery<Field extends string = string> {
  /** Conditions in PostgREST's grammar: `{ status: 'in.(open,planned)', due_at: ['gte.…', 'lt.…'] }`. */
  readonly filters?: { readonly [F in Field]?: string | readonly string[] };
  readonly order?: readonly (Omit<SortKey, 'field'> & { readonly field: Field })[];
  /** At most so many; 50 when left out. */
  readonly limit?: number;
  /** Whether to read the records now; true when absent. */
  readonly enabled?: boolean;
}

/** Records, as patterns take them. */
export interface Records<Field extends string = string> {
  readonly entity: Entity;
  /** Absent while they are read for the first time. */
  readonly rows: readonly RecordRow[] | undefined;
  readonly page: RecordPage | undefined;
  /** Shown in place of the records when they can't be read. */
  readonly error: ReactNode | undefined;
  /** The list of the same records. */
  readonly href: string;
  /** Fields by name, as patterns take them. */
  readonly fields: (...names: readonly Field[]) => readonly FieldDescriptor[];
  /** The value of a field as Postgres writes it; '' where there is none. */
  readonly text: (row: RecordRow | undefined, field: Field) => string;
  /** Returns the record that a row refers to by a field. */
  readonly link: (row: RecordRow, field: Field) => RecordLink | null;
}

/** One record, as patterns take it. */
export interface OneRecord<Field extends string = string> extends Pick<
  Records<Field>,
  'entity' | 'error' | 'fields'
> {
  /** Absent while it is read. */
  readonly row: ReadRecord | undefined;
  /** The value of a field as Postgres writes it; '' where there is none. */
  readonly text: (field: Field) => string;
}

/**
 * Reads a record of an entity, and again whenever records change.
 *
 * @param id The key, as an address has it; undefined where it is not known yet.
 */
export function useRecord<Field extends string>(
  name: string,
  id: string | undefined,
): OneRecord<Field> {
  const entity = useEntity(name);
  const record = useQuery({
    ...recordQuery(useRecordSource(), entity, recordId(id ?? '')),
    enabled: id !== undefined,
  });
  return {
    entity,
    row: record.data,
    error: failureNotice(record, entity),
    text: (field) => textIn(record.data, field),
    fields: useFields(entity),
  };
}

/** Reads records of an entity within the chosen tenant, and again whenever records change. */
export function useRecords<Field extends string>(
  name: string,
  query: RecordsQuery<Field>,
): Records<Field> {
  const entity = useEntity(name);
  const state = listStateOf(entity, query);
  const { tenant } = useScreen();
  return useRecordList(entity, state, query.enabled, tenant?.narrow(entity));
}

export function useRecordList<Field extends string>(
  entity: Entity,
  state: ListState,
  enabled = true,
  within: readonly Filter[] = [],
): Records<Field> {
  const list = useQuery({
    ...listQuery(useRecordSource(), entity, state, { within }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return {
    entity,
    rows: list.data?.rows,
    page: list.data,
    error: failureNotice(list, entity),
    href: listAddress(entity, { ...state, limit: undefined }),
    fields: useFields(entity),
    text: textIn,
    link: (row, field) => {
      const reference = referenceOfField(entity, field);
      return reference === undefined ? null : (row.links[reference.constraint] ?? null);
    },
  };
}

function useFields(entity: Entity): Records['fields'] {
  const { specification, declaration } = useScreen().loaded;
  const all = useMemo(
    () => withCustomCells(readableFields(specification, entity), entity, declaration),
    [specification, declaration, entity],
  );
  return (...names) => names.flatMap((name) => all.find((field) => field.name === name) ?? []);
}

/** '' where a field has no value, or one that is not written as one text. */
export function textIn(row: RecordRow | undefined, field: string): string {
  const value = row?.values[field];
  return typeof value === 'string' ? value : '';
}

/** Returns the list of the records whose field has one of the values. */
export function recordsWith(field: string, values: readonly string[]): ListState {
  const filter: Filter = { field, operator: 'in', values };
  return { ...initialListState, filters: [filter], limit: Math.max(values.length, 1) };
}
