import type { FieldDisplayProps, KindDisplayProps } from '../shapes/index.ts';

export type { FieldDisplayProps, KindDisplayProps };

/** The reader's language and time zone. */
export interface ValueFormat {
  /** A BCP 47 tag; the browser's language when absent. */
  readonly locale?: string;
  /** An IANA zone that instants are shown in; the browser's own when absent. */
  readonly timeZone?: string;
  /** Left out of dates in this year where there is little room: `20 Nov`. None when absent. */
  readonly impliedYear?: number;
}
