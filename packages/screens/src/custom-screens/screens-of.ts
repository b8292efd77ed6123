import type { ComponentType, ReactNode } from 'react';
import type { Entity } from '@ninefold/specification';
import type { DiscoveredNames } from '@ninefold/specification/declaration';
import {
  type ActionParts,
  type CustomAction,
  defineAction,
} from '../custom-code/custom-actions/index.ts';
import {
  type CustomCell,
  type CustomCellProps,
  defineCell,
} from '../custom-code/custom-cells/index.ts';
import { defineScreen } from '../overrides/index.ts';
import { useEntity } from '../custom-code/index.ts';
import type {
  AggregateQuery,
  AggregateState,
  DeleteRecord,
  RecordsState,
  SaveRecord,
  Transition,
  WithRow,
} from '@ninefold/records';
import type {
  AnyDatabase,
  ArgumentsOf,
  Exact,
  FunctionValues,
  ResultOf,
} from '@ninefold/data/calls';
import type { FieldValue, RecordValues } from '@ninefold/data/records';
import { useAggregate, useDeleteRecord, useSaveRecord, useTransition } from './use-writing.ts';
import { type Agenda, useAgenda } from './use-agenda.ts';
import {
  type OneRecord,
  type Records,
  type RecordsQuery,
  useRecord,
  useRecords,
} from './use-records.ts';
import {
  EditRecord,
  type EditRecordProps,
  NewRecord,
  type NewRecordProps,
  RecordPage,
  type RecordPageProps,
} from './record-parts.tsx';
import { RecordList, type RecordListProps } from './record-list.tsx';
import { type ScreenFunction, useFunction } from './use-function.ts';
import { type Referenced, useReferenced, useReferring } from './use-referenced.ts';

type EntityOf<Names extends DiscoveredNames> = keyof Names['entities'] & string;
type FieldOf<Names extends DiscoveredNames, E extends EntityOf<Names>> = Names['entities'][E];

type ValuesOf<Field extends string> = { readonly [F in Field]?: RecordValues[string] };

/** Takes any function with any values, where the types of a database aren't given. */
export interface UntypedDatabase {
  readonly public: {
    readonly Tables: object;
    readonly Views: object;
    readonly Functions: {
      readonly [name: string]: { readonly Args: FunctionValues; readonly Returns: unknown };
    };
  };
}

type RelationsOf<Database extends AnyDatabase> = Database['public']['Tables'] &
  Database['public']['Views'];

/** A value of a field that isn't NULL, as records have it. */
type ValueOf<Database extends AnyDatabase, E extends string, Field extends string> =
  RelationsOf<Database> extends { readonly [Name in E]: { Row: { [F in Field]: infer Value } } }
    ? NonNullable<Exact<Value>>
    : CustomCellProps['value'];

/** The row of an entity, where the types of the database are given. */
type RowOf<Database extends AnyDatabase, E extends string, Field extends string> =
  RelationsOf<Database> extends { readonly [Name in E]: { Row: infer Row } }
    ? Row
    : Readonly<Record<Field, FieldValue>>;

type FunctionsOf<Database extends AnyDatabase> = Database['public']['Functions'];

/** Numbers may be given as the text that records have. */
type Given<Args> = { readonly [Name in keyof Args]: Exact<Args[Name]> | Args[Name] };

/**
 * The hooks of custom screens, typed with the names of a database (`ninefold names`), and functions with its types
 * (`ninefold types`).
 */
export interface ScreensOf<
  Names extends DiscoveredNames,
  Database extends AnyDatabase = UntypedDatabase & AnyDatabase,
> {
  readonly defineScreen: typeof defineScreen;
  /** Defines an action on records, which `screens.actions` of the declaration offers. */
  readonly defineAction: <E extends EntityOf<Names>>(
    entity: E,
    useAction: () => ActionParts<FieldOf<Names, E>>,
  ) => CustomAction;
  /** Defines how the values of a field look, which `cell` of its declaration loads. */
  readonly defineCell: <E extends EntityOf<Names>, Field extends FieldOf<Names, E> & string>(
    entity: E,
    field: Field,
    component: ComponentType<CustomCellProps<ValueOf<Database, E, Field>>>,
  ) => CustomCell;
  /** The assembled form of a new record. */
  readonly NewRecord: <E extends EntityOf<Names>>(
    props: NewRecordProps<E, FieldOf<Names, E>>,
  ) => ReactNode;
  /** The assembled form of an existing record. */
  readonly EditRecord: <E extends EntityOf<Names>>(
    props: EditRecordProps<E, FieldOf<Names, E>>,
  ) => ReactNode;
  /** The assembled page of a record. */
  readonly RecordPage: <E extends EntityOf<Names>>(
    props: RecordPageProps<E, FieldOf<Names, E>>,
  ) => ReactNode;
  /** The assembled list of an entity. */
  readonly RecordList: <E extends EntityOf<Names>>(
    props: RecordListProps<E, FieldOf<Names, E>>,
  ) => ReactNode;
  /** Returns the specification of an entity. */
  readonly useEntity: (entity: EntityOf<Names>) => Entity;
  readonly useRecord: <E extends EntityOf<Names>>(
    entity: E,
    id: string | undefined,
  ) => WithRow<OneRecord<FieldOf<Names, E>>, RowOf<Database, E, FieldOf<Names, E>>>;
  /** Reads a page of records: `useRecords('work_order', { where: { status: 'open' }, limit: 10 })`. */
  readonly useRecords: <E extends EntityOf<Names>>(
    entity: E,
    query?: RecordsQuery<RowOf<Database, E, FieldOf<Names, E>>>,
  ) => WithRow<Records<FieldOf<Names, E>>, RowOf<Database, E, FieldOf<Names, E>>>;
  /** The records that others refer to by a field: `useReferenced('work_order', visits, 'work_order_id')`. */
  readonly useReferenced: <E extends EntityOf<Names>, Field extends string>(
    entity: E,
    records: Records<Field>,
    field: NoInfer<Field>,
  ) => Referenced<FieldOf<Names, E>>;
  /** The records that refer to others by a field: `useReferring('equipment', 'site_id', sites, {})`. */
  readonly useReferring: <E extends EntityOf<Names>>(
    entity: E,
    field: FieldOf<Names, E>,
    to: RecordsState,
    query?: RecordsQuery<RowOf<Database, E, FieldOf<Names, E>>>,
  ) => Records<FieldOf<Names, E>>;
  /** Counts and sums records exactly, together or in groups. */
  readonly useAggregate: <E extends EntityOf<Names>>(
    entity: E,
    query?: AggregateQuery<FieldOf<Names, E>>,
  ) => AggregateState;
  /** Creates and changes records. */
  readonly useSaveRecord: <E extends EntityOf<Names>>(
    entity: E,
  ) => SaveRecord<ValuesOf<FieldOf<Names, E>>>;
  /** Deletes records. */
  readonly useDeleteRecord: (entity: EntityOf<Names>) => DeleteRecord;
  /** Changes states of records as the team declares. */
  readonly useTransition: (entity: EntityOf<Names>) => Transition;
  /** Calls a function of the database. */
  readonly useFunction: <const Name extends keyof FunctionsOf<Database> & string>(
    name: Name,
  ) => ScreenFunction<
    Given<ArgumentsOf<FunctionsOf<Database>[Name]>>,
    ResultOf<FunctionsOf<Database>[Name], ArgumentsOf<FunctionsOf<Database>[Name]>>
  >;
  readonly useAgenda: <E extends EntityOf<Names>>(
    entity: E,
    field: FieldOf<Names, E>,
    query?: RecordsQuery<RowOf<Database, E, FieldOf<Names, E>>>,
  ) => Agenda<FieldOf<Names, E>>;
}

/**
 * Returns the hooks of custom screens. An entity or field that the database doesn't have is an error in
 * the editor.
 *
 * ```ts
 * const { defineScreen, useRecords, useFunction } = screensOf<Discovered, Database>();
 * ```
 */
export function screensOf<
  Names extends DiscoveredNames,
  Database extends AnyDatabase = UntypedDatabase & AnyDatabase,
>(): ScreensOf<Names, Database> {
  // Types alone differ: names that are known are names.
  return {
    defineScreen,
    defineAction,
    defineCell: defineCell as ScreensOf<Names, Database>['defineCell'],
    NewRecord,
    EditRecord,
    RecordPage,
    RecordList,
    useEntity,
    useRecord: useRecord as ScreensOf<Names, Database>['useRecord'],
    useRecords: useRecords as ScreensOf<Names, Database>['useRecords'],
    useReferenced,
    useReferring: useReferring as ScreensOf<Names, Database>['useReferring'],
    useAgenda: useAgenda as ScreensOf<Names, Database>['useAgenda'],
    useAggregate: useAggregate as ScreensOf<Names, Database>['useAggregate'],
    useSaveRecord: useSaveRecord as ScreensOf<Names, Database>['useSaveRecord'],
    useDeleteRecord,
    useTransition,
    useFunction: useFunction as unknown as ScreensOf<Names, Database>['useFunction'],
  };
}
