import type { FieldValue } from '@ninefold/data/records';
import {
  listStateOf,
  type RecordsQuery as Query,
  type RecordState,
  type RecordsState,
  useRecord as useRecordOf,
  useRecords as useRecordsOf,
} from '@ninefold/records';
import type { Entity } from '@ninefold/specification';
import type { FieldDescriptor, RecordLink, RecordRow } from '@ninefold/ui/shapes';
import type { ReactNode } from 'react';
import { listAddress, recordId } from '../addresses/index.ts';
import { useEntity } from '../custom-code/index.ts';
import { stateNotice } from './state-notice.tsx';
import { linkIn, textIn, useFieldsNamed } from './values-in.ts';

type AnyRow = Readonly<Record<string, FieldValue>>;

/** Which records of an entity, by the type of its row. */
export interface RecordsQuery<Row = AnyRow> extends Query<Row> {
  /** Whether to read the records now; true when absent. */
  readonly enabled?: boolean;
}

/** The same parts in every state. */
export interface RecordsParts<Field extends string = string> {
  readonly entity: Entity;
  /** Shown in place of the records where they can't be read: why, and what to do. */
  readonly notice: ReactNode | undefined;
  /** The list of the same records. */
  readonly href: string;
  /** Fields by name, as patterns take them. */
  readonly fields: (...names: readonly Field[]) => readonly FieldDescriptor[];
  /** The value of a field as Postgres writes it; '' where there is none. */
  readonly text: (row: RecordRow | undefined, field: Field) => string;
  /** Returns the record that a row refers to by a field. */
  readonly link: (row: RecordRow, field: Field) => RecordLink | null;
}

/**
 * Records, as patterns take them: `pending`, `disabled`, `denied`, `missing`, `failed`, `empty` or `ready`. Only the last
 * two have `rows`. `hasMore` is true if the query has more records than this page, and `href` is the address of all.
 */
export type Records<Field extends string = string> = RecordsState & RecordsParts<Field>;

/** One record, as patterns take it: `pending`, `disabled`, `denied`, `missing`, `failed` or `ready`. */
export type OneRecord<Field extends string = string> = RecordState &
  Pick<RecordsParts<Field>, 'entity' | 'notice' | 'fields'> & {
    /** The value of a field as Postgres writes it; '' where there is none. */
    readonly text: (field: Field) => string;
  };

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
  const state = useRecordOf(entity, id === undefined ? undefined : recordId(id));
  return {
    ...state,
    entity,
    notice: stateNotice(state, entity),
    text: (field) => textIn(state.record, field),
    fields: useFieldsNamed(entity),
  };
}

/** Reads a page of records of an entity within the chosen tenant, and again whenever records change. */
export function useRecords<Field extends string>(
  name: string,
  { enabled, ...query }: RecordsQuery = {},
): Records<Field> {
  const entity = useEntity(name);
  return useRecordsParts(entity, query, useRecordsOf(entity, query, { enabled }));
}

/**
 * Gives read records what patterns need.
 *
 * @param query Of their list.
 */
export function useRecordsParts<Field extends string>(
  entity: Entity,
  query: Query,
  state: RecordsState,
): Records<Field> {
  return {
    ...state,
    entity,
    notice: stateNotice(state, entity),
    href: listAddress(entity, { ...listStateOf(entity, query), limit: undefined, offset: 0 }),
    fields: useFieldsNamed(entity),
    text: textIn,
    link: (row, field) => linkIn(entity, row, field),
  };
}
