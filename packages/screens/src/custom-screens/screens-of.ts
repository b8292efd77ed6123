import type { Entity } from '@ninefold/specification';
import type { DiscoveredNames } from '@ninefold/specification/declaration';
import { defineScreen } from './define-screen.ts';
import { useEntity } from './custom-screen-context.ts';
import type {
  AggregateQuery,
  AggregateState,
  DeleteRecord,
  SaveRecord,
  Transition,
} from '@ninefold/records';
import type { RecordValues } from '@ninefold/data/records';
import { useAggregate, useDeleteRecord, useSaveRecord, useTransition } from './use-writing.ts';
import { type Agenda, useAgenda } from './use-agenda.ts';
import {
  type OneRecord,
  type Records,
  type RecordsQuery,
  useRecord,
  useRecords,
} from './use-records.ts';
import { type Referenced, useReferenced, useReferring } from './use-referenced.ts';

type EntityOf<Names extends DiscoveredNames> = keyof Names['entities'] & string;
type FieldOf<Names extends DiscoveredNames, E extends EntityOf<Names>> = Names['entities'][E];

type ValuesOf<Field extends string> = { readonly [F in Field]?: RecordValues[string] };

/** The hooks of custom screens, typed with the names of a database. */
export interface ScreensOf<Names extends DiscoveredNames> {
  readonly defineScreen: typeof defineScreen;
  /** Returns the specification of an entity. */
  readonly useEntity: (entity: EntityOf<Names>) => Entity;
  readonly useRecord: <E extends EntityOf<Names>>(
    entity: E,
    id: string | undefined,
  ) => OneRecord<FieldOf<Names, E>>;
  readonly useRecords: <E extends EntityOf<Names>>(
    entity: E,
    query: RecordsQuery<FieldOf<Names, E>>,
  ) => Records<FieldOf<Names, E>>;
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
    to: Pick<Records, 'rows'>,
    query: RecordsQuery<FieldOf<Names, E>>,
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
  readonly useDeleteRecord: (entity: EntityOf<Names>) => DeleteRecord;
  /** Changes states of records as the team declares. */
  readonly useTransition: (entity: EntityOf<Names>) => Transition;
  readonly useAgenda: <E extends EntityOf<Names>>(
    entity: E,
    field: FieldOf<Names, E>,
    query: RecordsQuery<FieldOf<Names, E>>,
  ) => Agenda<FieldOf<Names, E>>;
}

/**
 * Returns the hooks of custom screens. An entity or field that the database doesn't have is an error in
 * the editor.
 *
 * ```ts
 * const { defineScreen, useRecords } = screensOf<Discovered>();
 * ```
 */
export function screensOf<Names extends DiscoveredNames>(): ScreensOf<Names> {
  // Types alone differ: names that are known are names.
  return {
    defineScreen,
    useEntity,
    useRecord,
    useRecords,
    useReferenced,
    useReferring,
    useAgenda,
    useAggregate: useAggregate as ScreensOf<Names>['useAggregate'],
    useSaveRecord: useSaveRecord as ScreensOf<Names>['useSaveRecord'],
    useDeleteRecord,
    useTransition,
  };
}
