import type { FieldDescriptor, FieldValue, RecordLink } from '../patterns/shapes.ts';
import type { ShapeLabels } from './json/shape-labels.ts';

/** A value of any kind to show, read-only. */
export interface FieldDisplayProps {
  readonly field: FieldDescriptor;
  readonly value: FieldValue | undefined;
  /**
   * A cell is one truncated line. A detail shows everything but the seconds of a moment, which its
   * tooltip has. `exact` leaves nothing out, to compare values.
   */
  readonly place: 'cell' | 'detail' | 'exact';
  /** For a reference: the record that it refers to, which shows instead of the key. */
  readonly link?: RecordLink | null;
}

/** The reader's language and time zone. */
export interface ValueFormat {
  /** A BCP 47 tag; the browser's language when absent. */
  readonly locale?: string;
  /** An IANA zone that instants are shown in; the browser's own when absent. */
  readonly timeZone?: string;
}

/** Texts of `FieldDisplay`. */
export interface FieldDisplayLabels extends Partial<ShapeLabels> {
  readonly empty: string;
  readonly yes: string;
  readonly no: string;
  readonly copy: string;
  readonly copied: string;
  /** `3 more`, after the first chips of a long array in a cell. */
  readonly more: (count: number) => string;
  readonly emptyText: string;
  readonly bytes: (count: string, unit: 'B' | 'kB' | 'MB' | 'GB') => string;
  readonly entries: (count: number) => string;
  /** The bounds of a range: `from` and `to` are part of it, `after` and `before` are not. */
  readonly from: string;
  readonly after: string;
  readonly to: string;
  readonly before: string;
  readonly unbounded: string;
  readonly emptyRange: string;
}
