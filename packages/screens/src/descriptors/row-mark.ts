import type { Entity } from '@ninefold/specification';
import type { RecordRow } from '@ninefold/ui/shapes';

/** Adds marks to a row; the same row where there is nothing to mark. */
export type MarkRow = <Row extends RecordRow>(row: Row) => Row & RecordRow;

export interface Moment {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The browser's own when absent. */
  readonly timeZone?: string;
}

/** When and where rows are shown. */
export interface RowMoment extends Moment {
  /** In a list when absent. */
  readonly place?: 'detail' | undefined;
  /** Names of the columns, where no two should say the same: a file whose name has one is shown without it. */
  readonly columns?: readonly string[] | undefined;
}

/** Marks rows by what is loaded after them. */
export const laterMarks: { of?: (entity: Entity, at: RowMoment) => MarkRow } = {};
