import { Fragment, memo, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { joinClassNames } from '../styling/index.ts';
import { TableRow } from '../table/index.ts';
import type { PlacedColumn } from './column-model.ts';
import { dataGridMessages } from './messages.ts';
import { pinStyle } from './pin-style.ts';
import { SkeletonValue } from './skeleton-value.tsx';
import type { ToggleOptions } from './use-row-selection.ts';

export interface DrawnColumn<Row> extends PlacedColumn<Row> {
  /** The class of its cells. */
  readonly className: string;
  /** The class of its selected cells. */
  readonly selectedClassName: string;
}

/** The columns that are drawn: those that stay in sight, and of the others those from `first` on. */
export interface DrawnColumns<Row> {
  readonly pinned: readonly DrawnColumn<Row>[];
  readonly center: readonly DrawnColumn<Row>[];
  /** Index of the first of `center` among all. */
  readonly first: number;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly isFixed: boolean;
}

export interface GridRowProps<Row> {
  /** The contents of its cells are created again for another row in their place. */
  readonly id: string;
  /** Undefined while it is not loaded. */
  readonly row: Row | undefined;
  readonly index: number;
  /** Absent where the row is no row of the grid: a skeleton. */
  readonly ariaIndex?: number;
  readonly columns: DrawnColumns<Row>;
  /** Undefined where rows can't be selected. */
  readonly selected: boolean | undefined;
  /** Undefined where the row can't be selected. */
  readonly name: string | undefined;
  /** The row is open beside the grid. */
  readonly isOpen: boolean;
  readonly className?: string;
  readonly onToggle: (index: number, options: ToggleOptions) => void;
  /** Indexes of the first and the last selected cell. */
  readonly rangeStart: number;
  readonly rangeEnd: number;
  /** Given while cells can be edited. */
  readonly isReadOnly?: (row: Row, column: string) => boolean;
}

const openRow =
  '[&>*]:bg-hover [&>:first-child]:shadow-[inset_3px_0_0_var(--ninefold-color-accent)] rtl:[&>:first-child]:shadow-[inset_-3px_0_0_var(--ninefold-color-accent)] forced-colors:[&>*]:outline-1 forced-colors:[&>*]:-outline-offset-1 forced-colors:[&>*]:outline-[Highlight]';

/** One row. Kept apart, so that drawing the grid again leaves the rows that did not change. */
export const GridRow = memo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { ariaIndex, selected, columns } = props;
  return (
    <TableRow
      aria-rowindex={ariaIndex}
      selected={selected}
      aria-selected={ariaIndex === undefined ? undefined : selected}
      aria-current={props.isOpen || undefined}
      className={
        ariaIndex === undefined
          ? 'pointer-events-none'
          : joinClassNames(props.className, props.isOpen && openRow)
      }
    >
      {columns.pinned.map((column, index) => cellOf(column, index, props))}
      {columns.hasBefore && <td aria-hidden="true" />}
      {columns.center.map((column, index) => cellOf(column, columns.first + index, props))}
      {columns.hasAfter && <td aria-hidden="true" />}
    </TableRow>
  );
}) as <Row>(props: GridRowProps<Row>) => ReactNode;

// No component, and class names that were merged before: a long scroll draws a hundred cells in each frame.
function cellOf<Row>(drawn: DrawnColumn<Row>, index: number, props: GridRowProps<Row>): ReactNode {
  const { name, column, pin } = drawn;
  const { row, rangeStart, rangeEnd, columns, ariaIndex, isReadOnly } = props;
  const isInRange = index >= rangeStart && index <= rangeEnd;
  // A row without a name, as long as it isn't loaded, has no header.
  const isHeader = column?.rowHeader === true && row !== undefined;
  const cell = {
    // Tools that don't know the role of its table take a `td` for the cell of a table.
    role: isHeader ? undefined : 'gridcell',
    tabIndex: ariaIndex === undefined ? undefined : -1,
    'aria-colindex': ariaIndex === undefined ? undefined : index + 1,
    'aria-selected': isInRange || undefined,
    'aria-readonly':
      (row !== undefined && column !== undefined && isReadOnly?.(row, name)) || undefined,
    style: pinStyle(pin),
    className: isInRange ? drawn.selectedClassName : drawn.className,
  };
  if (column === undefined) {
    return (
      <td key={name} data-slot="table-cell" {...cell} onClick={toggleOf(props)}>
        {props.name !== undefined && (
          <Checkbox
            aria-label={dataGridMessages.selectRow({ row: props.name })}
            tabIndex={-1}
            checked={props.selected === true}
            // The cell takes the press: it is a larger target, and knows whether Shift is held.
            onChange={pressedOnCell}
          />
        )}
      </td>
    );
  }
  const value =
    row === undefined ? (
      <SkeletonValue row={props.index} column={index} align={column.align} />
    ) : (
      ofRow(props.id, column.cell(row))
    );
  if (isHeader) {
    return (
      <th key={name} data-slot="table-row-header" scope="row" {...cell}>
        {value}
      </th>
    );
  }
  return (
    <td
      key={name}
      data-slot="table-cell"
      data-width={columns.isFixed ? undefined : column.width}
      {...cell}
    >
      {value}
    </td>
  );
}

/** A text is replaced in its element, anything else with its state. */
function ofRow(id: string, value: ReactNode): ReactNode {
  return typeof value === 'string' ? value : <Fragment key={id}>{value}</Fragment>;
}

function pressedOnCell(): void {}

function toggleOf<Row>({ index, onToggle }: GridRowProps<Row>) {
  return (event: MouseEvent) => {
    // The row's link is not followed.
    event.stopPropagation();
    onToggle(index, { extend: event.shiftKey });
  };
}
