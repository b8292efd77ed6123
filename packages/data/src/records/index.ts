/**
 * Records of an entity: listed, read, created, changed, removed; and the one
 * grammar of lists. Every function that asks the database throws `DataError`
 * (of `client`) when it refuses.
 */
import type { ReadOptions } from '../client/index.ts';
import type { Entity, Reference } from '../specification/specification.ts';
import type { AddressProblem, ListState } from './list-state.ts';
import type { FieldValue, RecordOption, RecordPage, RecordRow } from './record.ts';
import type { RecordSource } from './source.ts';

export { wholeList } from './list-state.ts';
export type { AddressProblem, Filter, FilterOperator, ListState, SortKey } from './list-state.ts';
export type {
  Emptiness,
  FieldValue,
  RecordLink,
  RecordOption,
  RecordPage,
  RecordRow,
} from './record.ts';
export type { RecordSource } from './source.ts';

/**
 * Reads the part of a list's address behind `?`. With `entity`, a field that it
 * does not have is a problem too. Never throws.
 */
export declare function readListAddress(
  address: string | URLSearchParams,
  entity?: Entity,
): { readonly state: ListState; readonly problems: readonly AddressProblem[] };

/** Writes a state as an address without `?`; '' for `wholeList`. */
export declare function writeListAddress(state: ListState): string;

/** A key as one text: values joined by `,`, in which `,` and `\` are escaped by `\`. */
export declare function writeKey(values: readonly string[]): string;

/** Reads what `writeKey` wrote. */
export declare function readKey(id: string): readonly string[];

/**
 * The fields that tell a record from all others: the primary key, or else a
 * unique constraint over fields that are never null; empty where there is none.
 */
export declare function keyFields(entity: Entity): readonly string[];

export declare const pageSize: 50;

/** One page of an entity's records. A page beyond the end gives the last page. */
export declare function listRecords(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  options?: ReadOptions,
): Promise<RecordPage>;

/** One record. Throws `DataError` of kind `not found` where there is none that may be seen. */
export declare function readRecord(
  source: RecordSource,
  entity: Entity,
  id: string,
  options?: ReadOptions,
): Promise<RecordRow>;

/** A list of records elsewhere that belong to a record of `of`. */
export interface RelatedList {
  /** Unique among the related lists of an entity. */
  readonly name: string;
  readonly kind: 'incoming' | 'many to many';
  /** The entity whose records are listed. */
  readonly entity: Entity;
  /** The listed entity's reference (incoming), or the join table's reference to `of`. */
  readonly reference: Reference;
  /** Only many to many: the join table, and its reference to the listed entity. */
  readonly through?: { readonly entity: Entity; readonly reference: Reference };
}

/** Which lists belong to a record of `entity`, as far as the role may read them. */
export declare function relatedLists(
  entities: readonly Entity[],
  entity: Entity,
): readonly RelatedList[];

/** One page of a related list of `row`. */
export declare function listRelated(
  source: RecordSource,
  related: RelatedList,
  row: RecordRow,
  state: ListState,
  options?: ReadOptions,
): Promise<RecordPage>;

/** Twenty records that a reference may point to, found by label. */
export declare function referenceOptions(
  source: RecordSource,
  reference: Reference,
  search: string,
  options?: ReadOptions,
): Promise<readonly RecordOption[]>;

/** The options of the given ids, in their order; an id whose record may not be seen is left out. */
export declare function optionsById(
  source: RecordSource,
  reference: Reference,
  ids: readonly string[],
  options?: ReadOptions,
): Promise<readonly RecordOption[]>;

/** Values to be written, by field. What is left out is left to the database. */
export type RecordValues = Readonly<Record<string, FieldValue>>;

/** Gives the record as it was stored; null where the role may insert but not select. */
export declare function createRecord(
  source: RecordSource,
  entity: Entity,
  values: RecordValues,
): Promise<RecordRow | null>;

/**
 * Changes the given fields and no others. Throws `DataError` of kind
 * `not found` where the record is gone, `denied` where a policy forbids it.
 */
export declare function changeRecord(
  source: RecordSource,
  entity: Entity,
  id: string,
  values: RecordValues,
): Promise<RecordRow>;

/** Removes a record. Throws as `changeRecord` does. */
export declare function removeRecord(
  source: RecordSource,
  entity: Entity,
  id: string,
): Promise<void>;

/** The fields of `after` that differ from `before`: what `changeRecord` is to be given. */
export declare function changedFields(before: RecordValues, after: RecordValues): RecordValues;
