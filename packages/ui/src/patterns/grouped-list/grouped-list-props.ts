import type { ReactNode } from 'react';
import type { FieldDescriptor, FieldValue, RecordLink, RecordRow } from '../../shapes/index.ts';
import type { RecordListProps } from '../record-list/index.ts';

/** The period that dates of a group are in. */
export type PeriodUnit = 'day' | 'week' | 'month' | 'year';

/** Records that share a value. */
export interface RecordGroup {
  /** Stable among the groups of a list. */
  readonly id: string;
  /** The value that the records share; of dates the first day of their period. */
  readonly value: FieldValue;
  /** The link of a reference. */
  readonly link?: RecordLink | null;
  readonly count: number;
  /** Whether the count is exact. */
  readonly exact: boolean;
  /** Sums of numbers, by field. */
  readonly sums: Readonly<Record<string, string | null>>;
  readonly open: boolean;
  /** Absent while the group is closed, or its first records are loading. */
  readonly rows?: readonly RecordRow[];
  /** Whether there are more records than these. */
  readonly hasMore?: boolean;
  /** More of them are on their way. */
  readonly busy?: boolean;
  /** Shown in place of the records, because reading them failed. */
  readonly error?: ReactNode;
}

export interface GroupedListProps extends Pick<
  RecordListProps,
  | 'label'
  | 'fields'
  | 'titleField'
  | 'fitColumns'
  | 'onHiddenColumnsChange'
  | 'layout'
  | 'onLayoutChange'
  | 'onColumnsChange'
  | 'busy'
  | 'state'
  | 'hrefFor'
  | 'selection'
  | 'onSelectionChange'
  | 'panel'
  | 'footers'
  | 'footerEnd'
  | 'empty'
  | 'error'
> {
  /** The field whose values are the groups. */
  readonly groupField: FieldDescriptor;
  /** The unit of a date field. */
  readonly unit?: PeriodUnit;
  /** Absent while they are loading. */
  readonly groups: readonly RecordGroup[] | undefined;
  /** The number of groups, where not all are shown. */
  readonly groupCount?: number;
  readonly onOpenChange: (id: string, open: boolean) => void;
  /** Loads more records of a group. */
  readonly onMore: (id: string) => void;
  /** Shows more groups; absent where there are none. */
  readonly onMoreGroups?: () => void;
}
