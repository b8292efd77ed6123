import type { AnyDatabase, Exact } from '@ninefold/data/calls';
import type { RecordRow } from '@ninefold/data/records';
import type { RecordsQuery } from './conditions.ts';
import type { ShownRecord } from './shown-record.ts';
import { type RecordState, useRecord } from './use-record.ts';
import { type ReadyRecords, type RecordsState, useRecords } from './use-records.ts';
import { type SaveRecord, useSaveRecord } from './use-save-record.ts';
import { type SaveRecords, useSaveRecords } from './use-save-records.ts';

type Relations<Database extends AnyDatabase> = Database['public']['Tables'] &
  Database['public']['Views'];
type Part<Relation, Key extends string> = Relation extends { [K in Key]: infer Found }
  ? Found
  : never;

interface TypedRow<Row> extends RecordRow {
  readonly values: RecordRow['values'] & Readonly<Partial<Exact<Row>>>;
}

/** A state of the hooks with the type of its rows. */
export type WithRow<State, Row> = State extends ReadyRecords
  ? Omit<State, 'rows'> & { readonly rows: readonly TypedRow<Row>[] }
  : State extends { readonly record: RecordRow }
    ? Omit<State, 'record'> & { readonly record: TypedRow<Row> }
    : State;

type Values<Given> = { readonly [Field in keyof Given]: Exact<Given[Field]> | Given[Field] };

/** The hooks, typed with the rows of a database. */
export interface RecordsOf<Database extends AnyDatabase> {
  readonly useRecord: <const Name extends keyof Relations<Database> & string>(
    name: Name,
    id: string | undefined,
  ) => WithRow<RecordState, Part<Relations<Database>[Name], 'Row'>>;
  readonly useRecords: <const Name extends keyof Relations<Database> & string>(
    name: Name,
    query?: RecordsQuery<Part<Relations<Database>[Name], 'Row'>>,
  ) => WithRow<RecordsState, Part<Relations<Database>[Name], 'Row'>>;
  readonly useSaveRecord: <const Name extends keyof Relations<Database> & string>(
    name: Name,
  ) => Omit<SaveRecord, 'create' | 'update'> & {
    readonly create: (
      values: Values<Part<Relations<Database>[Name], 'Insert'>>,
      options?: Parameters<SaveRecord['create']>[1],
    ) => ReturnType<SaveRecord['create']>;
    readonly update: (
      row: ShownRecord,
      values: Values<Part<Relations<Database>[Name], 'Update'>>,
      options?: Parameters<SaveRecord['update']>[2],
    ) => ReturnType<SaveRecord['update']>;
  };
  readonly useSaveRecords: <const Name extends keyof Relations<Database> & string>(
    name: Name,
  ) => Omit<SaveRecords, 'create' | 'update'> & {
    readonly create: (
      values: readonly Values<Part<Relations<Database>[Name], 'Insert'>>[],
    ) => ReturnType<SaveRecords['create']>;
    readonly update: (
      rows: readonly ShownRecord[],
      values:
        | Values<Part<Relations<Database>[Name], 'Update'>>
        | ((row: RecordRow) => Values<Part<Relations<Database>[Name], 'Update'>>),
    ) => ReturnType<SaveRecords['update']>;
  };
}

/**
 * Returns the hooks typed by what `ninefold types` printed: a table, field or value that doesn't exist is a compiler
 * error.
 *
 * ```ts
 * const { useRecords, useSaveRecord } = recordsOf<Database>();
 * ```
 */
export function recordsOf<Database extends AnyDatabase>(): RecordsOf<Database> {
  // Types alone differ: the hooks themselves take any name.
  return { useRecord, useRecords, useSaveRecord, useSaveRecords } as unknown as RecordsOf<Database>;
}
