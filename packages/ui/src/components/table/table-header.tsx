import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { tableStyles } from './styles.ts';

export type SortDirection = 'ascending' | 'descending';

export interface TableHeaderProps extends Omit<ComponentProps<'th'>, 'align'> {
  /** `end` for numbers, so that their digits line up. */
  readonly align?: 'start' | 'end';
  /** The sort direction of this column; `none` if it is sortable but not sorted. */
  readonly sort?: SortDirection | 'none';
  /** Makes the header a button. `extend` is true with Shift: add the column to the order. */
  readonly onSort?: (options: { readonly extend: boolean }) => void;
  /** Describes what `extend` does. */
  readonly sortHint?: string;
  /** Place in the order, from 1, where rows are sorted by more than one column. */
  readonly sortPosition?: number;
  /** After its text, beside the button that sorts: a menu. */
  readonly end?: ReactNode;
}

/** The header of a column, with `aria-sort` and a button where it sorts. */
export function TableHeader({
  align,
  sort,
  onSort,
  sortHint,
  sortPosition,
  end,
  className,
  children,
  ...props
}: TableHeaderProps) {
  const sorted = sort === 'ascending' || sort === 'descending';
  const styles = tableStyles({ align, sorted });
  return (
    <th
      data-slot="table-header"
      scope="col"
      aria-sort={sorted ? sort : undefined}
      className={styles.header({ className })}
      {...props}
    >
      {onSort === undefined ? (
        children
      ) : (
        <button
          type="button"
          data-slot="table-sort"
          title={sortHint}
          className={styles.sort()}
          onClick={(event) => onSort({ extend: event.shiftKey })}
        >
          {children}
          <SortMark sort={sort} position={sortPosition} />
        </button>
      )}
      {end}
    </th>
  );
}

function SortMark({
  sort,
  position,
}: {
  readonly sort: TableHeaderProps['sort'];
  readonly position: number | undefined;
}) {
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp;
  const sorted = sort === 'ascending' || sort === 'descending';
  return (
    <span
      aria-hidden="true"
      className={sorted ? 'inline-flex items-center' : 'inline-flex opacity-0'}
    >
      <Arrow className="size-3.5" />
      {position !== undefined && <span className="text-2xs tabular-nums">{position}</span>}
    </span>
  );
}
