import {
  type Filter,
  type ListState,
  readListAddress,
  type RecordPage,
  type SortKey,
  wholeList,
} from '@ninefold/data/records';
import { type Entity, referenceOfField } from '@ninefold/specification';
import type { FieldDescriptor, RecordLink, RecordRow } from '@ninefold/ui/patterns/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useScreen } from '../application/use-screen.ts';
import { listAddress } from '../assemble/addresses.ts';
import { shownFields } from '../assemble/field-descriptor.ts';
import { listQuery } from '../queries/records.ts';
import { FailureNotice } from '../routes/failure-notice.tsx';
import { useEntity, useOwnContext } from './own-context.ts';

/** Which records of an entity. */
export interface RecordsQuery<Field extends string = string> {
  /** Conditions in PostgREST's grammar: `{ status: 'in.(open,planned)', due_at: ['gte.…', 'lt.…'] }`. */
  readonly filters?: { readonly [F in Field]?: string | readonly string[] };
  readonly order?: readonly (Omit<SortKey, 'field'> & { readonly field: Field })[];
  /** At most so many; 50 when left out. */
  readonly limit?: number;
  /** Nothing is asked until what it depends on is there. */
  readonly enabled?: boolean;
}

/** Records, as patterns take them. */
export interface Records<Field extends string = string> {
  readonly entity: Entity;
  /** Absent while they are read for the first time. */
  readonly rows: readonly RecordRow[] | undefined;
  readonly page: RecordPage | undefined;
  /** Said in place of the records, where they could not be read. */
  readonly error: ReactNode | undefined;
  /** The list of the same records. */
  readonly href: string;
  /** Fields by name, as patterns take them. */
  readonly fields: (...names: readonly Field[]) => readonly FieldDescriptor[];
  /** The value of a field as Postgres writes it; '' where there is none. */
  readonly text: (row: RecordRow | undefined, field: Field) => string;
  /** What a record refers to by a field. */
  readonly link: (row: RecordRow, field: Field) => RecordLink | null;
}

/** Reads records of an entity within the chosen tenant, and again whenever records change. */
export function useRecords<Field extends string>(
  name: string,
  query: RecordsQuery<Field>,
): Records<Field> {
  const entity = useEntity(name);
  const state = stateOf(entity, query);
  const { tenant } = useScreen();
  return useListed(entity, state, query.enabled, tenant?.narrow(entity));
}

export function useListed<Field extends string>(
  entity: Entity,
  state: ListState,
  enabled = true,
  within: readonly Filter[] = [],
): Records<Field> {
  const { specification, source } = useOwnContext();
  const list = useQuery({
    ...listQuery(source, entity, state, within),
    placeholderData: keepPreviousData,
    enabled,
  });
  const all = useMemo(() => shownFields(specification, entity), [specification, entity]);
  return {
    entity,
    rows: list.data?.rows,
    page: list.data,
    error: list.error ? (
      <FailureNotice entity={entity} error={list.error} onRetry={() => void list.refetch()} />
    ) : undefined,
    href: listAddress(entity, { ...state, limit: undefined }),
    fields: (...names) => names.flatMap((name) => all.find((field) => field.name === name) ?? []),
    text: textIn,
    link: (row, field) => {
      const reference = referenceOfField(entity, field);
      return reference === undefined ? null : (row.links[reference.constraint] ?? null);
    },
  };
}

/** @throws Error where a condition is none, in words. */
export function stateOf(
  entity: Entity,
  { filters = {}, order = [], limit }: RecordsQuery,
): ListState {
  const conditions = Object.entries(filters).flatMap(([field, given = []]) =>
    (typeof given === 'string' ? [given] : given).map((condition) => [field, condition]),
  );
  const { state, problems } = readListAddress(new URLSearchParams(conditions), entity);
  const [problem] = problems;
  if (problem !== undefined) {
    throw new Error(`${entity.name}.${problem.parameter}=${problem.value}: ${problem.message}`);
  }
  return { ...wholeList, filters: state.filters, order, ...(limit !== undefined && { limit }) };
}

/** '' where a field has no value, or one that is not written as one text. */
export function textIn(row: RecordRow | undefined, field: string): string {
  const value = row?.values[field];
  return typeof value === 'string' ? value : '';
}

/** The records whose field has one of the values. */
export function recordsWith(field: string, values: readonly string[]): ListState {
  const filter: Filter = { field, operator: 'in', values };
  return { ...wholeList, filters: [filter], limit: Math.max(values.length, 1) };
}
