import type { ReactNode } from 'react';
import type { RecordRow } from '../../shapes/index.ts';

export interface RecordLinesProps {
  /** The heading: "To be planned". */
  readonly title: string;
  /** A heading of level 2 when absent. */
  readonly level?: 2 | 3;
  /** The count beside the heading. By default the number of rows; null for none. */
  readonly count?: number | null;
  /** At the end of the heading: a link to all of them, a button. */
  readonly action?: ReactNode;
  /** Absent while loading: a skeleton of the same height is shown. */
  readonly rows: readonly RecordRow[] | undefined;
  /** The number of lines in the skeleton. */
  readonly expected?: number;
  /** A RecordLine for each. */
  readonly children?: (row: RecordRow) => ReactNode;
  /** The text in place of rows if there are none. */
  readonly empty?: ReactNode;
  /** Shown in place of the rows, because they could not be read. */
  readonly error?: ReactNode;
  readonly className?: string;
}

export interface RecordLineProps {
  readonly row: RecordRow;
  /** At the beginning, of one width in all lines: when. */
  readonly lead?: ReactNode;
  /** Details below the record's name; on one line on wide screens. */
  readonly detail?: ReactNode;
  /** The state that it is in. */
  readonly badge?: ReactNode;
  /** Buttons for the record. */
  readonly actions?: ReactNode;
}
