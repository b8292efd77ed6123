import { memo, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { TableCell, TableRow, TableRowHeader } from '../table/index.ts';
import type { PlacedColumn } from './column-model.ts';
import { dataGridMessages } from './messages.ts';
import { pinStyle } from './pin-style.ts';
import { SkeletonValue } from './skeleton-value.tsx';
import { dataGridStyles } from './styles.ts';
import type { ToggleOptions } from './use-row-selection.ts';

/** The columns that are drawn, from `first` on, and the space of those that aren't. */
export interface DrawnColumns<Row> {
  readonly pinned: readonly PlacedColumn<Row>[];
  readonly center: readonly PlacedColumn<Row>[];
  /** Index of the first of `center` among all. */
  readonly first: number;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly isFixed: boolean;
}

export interface GridRowProps<Row> {
  /** Undefined while it is not loaded. */
  readonly row: Row | undefined;
  readonly index: number;
  /** Absent where the row is no row of the grid: a skeleton. */
  readonly ariaIndex?: number;
  readonly columns: DrawnColumns<Row>;
  /** Undefined where rows can't be selected. */
  readonly selected: boolean | undefined;
  readonly name: string;
  readonly onToggle: (index: number, options: ToggleOptions) => void;
  /** Indexes of the first and the last selected cell. */
  readonly rangeStart: number;
  readonly rangeEnd: number;
}

/** One row. Kept apart, so that drawing the grid again leaves the rows that did not change. */
export const GridRow = memo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { ariaIndex, selected, columns } = props;
  const cell = (placed: PlacedColumn<Row>, index: number) => (
    <GridCell key={placed.name} placed={placed} index={index} of={props} />
  );
  return (
    <TableRow
      aria-rowindex={ariaIndex}
      selected={selected}
      aria-selected={ariaIndex === undefined ? undefined : selected}
      className={ariaIndex === undefined ? 'pointer-events-none' : undefined}
    >
      {columns.pinned.map(cell)}
      {columns.hasBefore && <td aria-hidden="true" />}
      {columns.center.map((placed, index) => cell(placed, columns.first + index))}
      {columns.hasAfter && <td aria-hidden="true" />}
    </TableRow>
  );
}) as <Row>(props: GridRowProps<Row>) => ReactNode;

interface GridCellProps<Row> {
  readonly placed: PlacedColumn<Row>;
  readonly index: number;
  readonly of: GridRowProps<Row>;
}

function GridCell<Row>({ placed: { column, pin, isLastPin }, index, of }: GridCellProps<Row>) {
  const { row, rangeStart, rangeEnd, columns, ariaIndex } = of;
  const isInRange = index >= rangeStart && index <= rangeEnd;
  const styles = dataGridStyles({
    pinned: pin !== undefined,
    lastPin: isLastPin,
    rowHeader: column?.rowHeader,
    selected: isInRange,
    fixed: columns.isFixed,
  });
  const cell = {
    role: column?.rowHeader === true ? undefined : 'gridcell',
    tabIndex: ariaIndex === undefined ? undefined : -1,
    'aria-colindex': ariaIndex === undefined ? undefined : index + 1,
    'aria-selected': isInRange || undefined,
    style: pinStyle(pin),
  };
  if (column === undefined) {
    return (
      <TableCell {...cell} className={`${styles.cell()} ${styles.selection()}`} onClick={toggleOf(of)}>
        {row !== undefined && (
          <Checkbox
            aria-label={dataGridMessages.selectRow({ row: of.name })}
            tabIndex={-1}
            checked={of.selected === true}
            // The cell takes the press: it is a larger target, and knows whether Shift is held.
            onChange={pressedOnCell}
          />
        )}
      </TableCell>
    );
  }
  const className = styles.cell({ className: column.className });
  const value =
    row === undefined ? (
      <SkeletonValue row={of.index} column={index} align={column.align} />
    ) : (
      column.cell(row)
    );
  if (column.rowHeader === true) {
    return (
      <TableRowHeader {...cell} className={className}>
        {value}
      </TableRowHeader>
    );
  }
  return (
    <TableCell {...cell} align={column.align} data-width={columns.isFixed ? undefined : column.width} className={className}>
      {value}
    </TableCell>
  );
}

function pressedOnCell(): void {}

function toggleOf<Row>({ index, onToggle }: GridRowProps<Row>) {
  return (event: MouseEvent) => {
    // The row's link is not followed.
    event.stopPropagation();
    onToggle(index, { extend: event.shiftKey });
  };
}
