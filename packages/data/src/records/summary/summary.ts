import type { ReadOptions } from '../../client/index.ts';
import type { Filter } from '@ninefold/specification/grammar';
import type { FieldValue, RecordLink, RecordPage } from '../record.ts';

/** The periods that dates are grouped by. */
export type DateUnit = 'day' | 'week' | 'month' | 'year';

/** How records are grouped. */
export interface Grouping {
  /** The field whose values are the groups; of a reference, the first of its fields. */
  readonly field: string;
  /** Only for dates and timestamps. */
  readonly unit?: DateUnit;
  /** The values that the field can have, in order, where they are few and known. */
  readonly values?: readonly string[];
  /** Reads no labels of a reference, and no more groups than one answer holds. */
  readonly brief?: true;
}

export interface SummaryQuery extends ReadOptions {
  /** All records are one group where left out. */
  readonly by?: Grouping;
  /** Names of the fields to sum: numbers. */
  readonly sums?: readonly string[];
  /** How many records match, as a page of the list says; read where left out. */
  readonly total?: RecordPage['total'];
}

export interface SummaryGroup {
  /** The value that the records share; of dates the first day of their period, as `2026-11-01`. */
  readonly value: FieldValue;
  /** Only for a reference. */
  readonly link?: RecordLink | null;
  readonly count: number;
  /** Whether the count is exact, and not the planner's estimate. */
  readonly exact: boolean;
  /** By field, exact. NULL where no record has a value; empty where sums could not be read. */
  readonly sums: Readonly<Record<string, string | null>>;
  /** The conditions that exactly these of the list's records meet. */
  readonly filters: readonly Filter[];
}

/** The reason why sums, or groups, could not be read. */
export type SummaryGap =
  /** The Data API doesn't allow aggregate functions, and there are too many records to read them. */
  | 'aggregates'
  /** PostgREST can't aggregate records that are found by others, and there are too many to read them. */
  | 'related';

export interface Summary {
  readonly groups: readonly SummaryGroup[];
  /** Why groups or sums are missing. */
  readonly gap?: SummaryGap;
  /** Whether there are more groups than were read. */
  readonly cut?: true;
}
