import type { ComponentType } from 'react';
import type { FieldDescriptor, FieldValue, RecordLink } from '../shapes/index.ts';

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

/**
 * Passed to the display of a kind. It shows the parts of a value with these two, which it can't import: they
 * import the displays of all kinds.
 */
export interface KindDisplayProps extends FieldDisplayProps {
  readonly FieldDisplay: ComponentType<FieldDisplayProps>;
  readonly ElementDisplay: ComponentType<KindDisplayProps>;
}

/** The reader's language and time zone. */
export interface ValueFormat {
  /** A BCP 47 tag; the browser's language when absent. */
  readonly locale?: string;
  /** An IANA zone that instants are shown in; the browser's own when absent. */
  readonly timeZone?: string;
}
