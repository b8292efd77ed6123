import type { FieldDescriptor, FieldValue, RecordLink } from '../patterns/shapes.ts';
import type { ShapeLabels } from './json/shape-labels.ts';

/** How a value of any kind is shown, read-only. */
export interface FieldDisplayProps {
  readonly field: FieldDescriptor;
  readonly value: FieldValue | undefined;
  /**
   * A cell is one line and cut where it ends. A detail shows everything but the seconds of a moment,
   * which its tooltip has. `exact` leaves nothing out, to tell values apart.
   */
  readonly place: 'cell' | 'detail' | 'exact';
  /** Where the field is a reference: the record it refers to, shown instead of the bare key. */
  readonly link?: RecordLink | null;
}

/** How values are written for this reader. */
export interface ValueFormat {
  /** A BCP 47 tag; the browser's language when absent. */
  readonly locale?: string;
  /** An IANA zone that instants are shown in; the browser's own when absent. */
  readonly timeZone?: string;
}

/** What `FieldDisplay` says in words. */
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
  /** The bounds of a range: from and to belong to it, after and before do not. */
  readonly from: string;
  readonly after: string;
  readonly to: string;
  readonly before: string;
  readonly unbounded: string;
  readonly emptyRange: string;
}
