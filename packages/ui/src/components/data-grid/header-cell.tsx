import { useId } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { TableHeader } from '../table/index.ts';
import { columnActions, type ColumnActionsOptions } from './column-actions.ts';
import type { PlacedColumn } from './column-model.ts';
import type { DataGridColumn, DataGridHeader, DataGridProps } from './data-grid-props.ts';
import { dataGridMessages } from './messages.ts';
import { ResizeHandle, type ResizeHandleProps } from './resize-handle.tsx';
import { pinStyle } from './pin-style.ts';
import { dataGridStyles } from './styles.ts';
import type { ColumnDrop } from './use-column-drag.ts';

export interface HeaderCellProps<Row> {
  readonly placed: PlacedColumn<Row>;
  readonly column: DataGridColumn<Row>;
  readonly index: number;
  /** Columns before it aren't drawn. */
  readonly hasSpaceBefore: boolean;
  readonly grid: Pick<DataGridProps<Row>, 'header' | 'columnMenu'>;
  readonly isFixed: boolean;
  readonly isMovable: boolean;
  readonly drop: ColumnDrop | undefined;
  readonly actions: ColumnActionsOptions;
  /** Absent where columns can't be resized. */
  readonly resizing?: Omit<ResizeHandleProps, 'label'>;
}

/** The header of a column: it sorts, has a menu, is dragged, and resizes its column at its end. */
export function HeaderCell<Row>({
  placed: { pin, isLastPin },
  column,
  index,
  hasSpaceBefore,
  grid,
  isFixed,
  isMovable,
  drop,
  actions,
  resizing,
}: HeaderCellProps<Row>) {
  const id = useId();
  const { name, label, align } = column;
  const given: DataGridHeader = grid.header?.(column) ?? {};
  const { children = label, className, ...header } = given;
  const styles = dataGridStyles({
    align: align ?? 'start',
    pinned: pin !== undefined,
    lastPin: isLastPin,
    fixed: isFixed,
    drop: drop?.beside === name && drop.name !== name ? drop.side : undefined,
  });
  const menu = grid.columnMenu?.(column, columnActions(actions));
  const cell = (
    <TableHeader
      align={align}
      aria-colindex={index + 1}
      aria-labelledby={id}
      data-column={name}
      data-movable={isMovable || undefined}
      data-pinned={pin === undefined ? undefined : ''}
      tabIndex={-1}
      style={pinStyle(pin)}
      className={styles.header({ className })}
      {...header}
      end={
        <>
          {menu !== undefined && <span className={styles.menu()}>{menu}</span>}
          {resizing !== undefined && <ResizeHandle label={label} {...resizing} />}
        </>
      }
    >
      <span id={id} className="min-w-0 truncate">
        {children}
      </span>
    </TableHeader>
  );
  if (!hasSpaceBefore) return cell;
  return (
    <>
      <td aria-hidden="true" />
      {cell}
    </>
  );
}

export interface SelectionHeaderProps {
  readonly selected: 'all' | 'some' | 'none';
  readonly onSelect: () => void;
}

/** Above the checkboxes of the rows: selects all of the page, or none. */
export function SelectionHeader({ selected, onSelect }: SelectionHeaderProps) {
  const styles = dataGridStyles({ pinned: true });
  return (
    <TableHeader
      aria-colindex={1}
      aria-label={dataGridMessages.selection}
      data-pinned=""
      tabIndex={-1}
      className={styles.header({ className: styles.selection() })}
    >
      <Checkbox
        aria-label={dataGridMessages.selectPage}
        tabIndex={-1}
        checked={selected === 'all'}
        indeterminate={selected === 'some'}
        onChange={onSelect}
      />
    </TableHeader>
  );
}
