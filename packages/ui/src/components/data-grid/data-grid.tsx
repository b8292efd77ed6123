import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type MouseEvent, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Table, TableBody, TableHead, TableRow } from '../table/index.ts';
import { selectionColumn } from './column-model.ts';
import type { DataGridProps } from './data-grid-props.ts';
import { GridFooter } from './grid-footer.tsx';
import { GridRow } from './grid-row.tsx';
import { HeaderCell, SelectionHeader } from './header-cell.tsx';
import { contentWidth, headersOf } from './measured-widths.ts';
import { dataGridMessages } from './messages.ts';
import type { CellPosition } from './next-cell.ts';
import { pinVariable } from './pin-style.ts';
import { RowElements } from './row-elements.ts';
import { dataGridStyles } from './styles.ts';
import { useCellRange } from './use-cell-range.ts';
import { useCellTexts } from './use-cell-texts.tsx';
import { useColumnDrag, withMoved } from './use-column-drag.ts';
import { useColumnLayout } from './use-column-layout.ts';
import { useDrawnColumns } from './use-drawn-columns.ts';
import { rowsAtOnce, useDrawnRows } from './use-drawn-rows.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { handleGridKey } from './grid-keys.ts';
import { useRowPanel } from './use-row-panel.ts';
import { useRowSelection } from './use-row-selection.ts';

const skeletonRows = Array.from({ length: 12 }, (_, index) => index);

/**
 * Rows and columns to move in, select and copy from. It is one stop of the Tab key; arrows lead from cell to cell,
 * Shift and arrows select cells, X selects rows. Of many rows or columns only those in sight are drawn.
 */
export function DataGrid<Row>(all: DataGridProps<Row>) {
  const {
    label,
    columns: given,
    header,
    footer,
    columnMenu,
    rowCount: givenCount,
    rowAt,
    rowId,
    rowClassName,
    rowOffset = 0,
    totalRows,
    onVisibleRowsChange,
    loading = false,
    busy = false,
    selection,
    panel,
    layout: givenLayout,
    onLayoutChange,
    onOrderChange,
    textOf,
    onPaste,
    editing,
    bodyClassName,
    className,
    ref,
    onScroll,
    ...props
  } = all;
  const scroll = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const rowCount = loading ? 0 : givenCount;
  const total = totalRows ?? (loading ? -1 : rowCount);
  const bottom = footer !== undefined && rowCount > 0 ? rowCount : rowCount - 1;
  const isRow = (index: number) => index >= 0 && index < rowCount;
  const idAt = (index: number): string | undefined => {
    const row = isRow(index) ? rowAt(index) : undefined;
    return row === undefined ? undefined : rowId(row);
  };

  const { layout, names, model, isFixed, setLayout, widthsNow } = useColumnLayout(table, rowCount, {
    columns: given,
    layout: givenLayout,
    onLayoutChange,
    selection,
  });
  const { columns, pinnedCount } = model;
  const isSelectionColumn = (column: number) => columns[column]?.name === selectionColumn;

  const rows = useDrawnRows({ scroll, table, rowCount });
  const { drawn, before: widthBefore, reveal } = useDrawnColumns(scroll, model, isFixed);
  const { first, end } = rows;
  useEffect(() => {
    onVisibleRowsChange?.({ first, end });
  }, [onVisibleRowsChange, first, end]);

  const columnNames = columns.map(({ name }) => name);
  const focus = useGridFocus(table, {
    columns: columnNames,
    firstColumn: selection === undefined ? 0 : 1,
    rowCount,
    bottom,
    rowOffset,
    idAt,
    reveal: ({ row, column }) => {
      if (isRow(row)) rows.reveal(row);
      reveal(column);
    },
    isScaled: rows.isScaled,
  });
  const selected = useRowSelection(selection, {
    rowCount,
    idAt: (index) => {
      const row = isRow(index) ? rowAt(index) : undefined;
      return row !== undefined && selection?.nameOf(row) !== undefined ? idAt(index) : undefined;
    },
  });
  const rowPanel = useRowPanel(panel, { table, focus, rowCount, rowAt, rowId });
  const { box, setEnd } = useCellRange(names, idAt, focus.active);
  useImperativeHandle(editing?.ref, () => ({
    ...focus,
    columns: columnNames,
    rowCount,
    range: box,
  }));

  const [elements] = useState(() => new RowElements());
  const keptId = (index: number): string => idAt(index) ?? `\u0000${index}`;
  const drawnIds = Array.from({ length: Math.max(0, end - first) }, (_, place) =>
    keptId(first + place),
  );
  const keys = rowCount > rowsAtOnce ? elements.keysOf(drawnIds) : undefined;

  const { textsOf, unseen } = useCellTexts({
    columns,
    cellAt: focus.cellAt,
    textOf: ({ row, column }) => {
      const data = isRow(row) ? rowAt(row) : undefined;
      return data && textOf?.(data, columnNames[column] ?? '');
    },
    contentOf: (row, column) => {
      if (row < 0) return column.label;
      if (row === rowCount) return footer?.(column);
      const data = rowAt(row);
      return data === undefined ? undefined : column.cell(data);
    },
  });
  useGridClipboard({
    table,
    active: focus.active,
    copy: ({ row, column }) => {
      if (box !== undefined) {
        const inBox = Array.from(
          { length: box.bottom - box.top + 1 },
          (_, place) => box.top + place,
        );
        return textsOf(inBox, box.start, box.end);
      }
      const id = idAt(row);
      if (id === undefined || selection?.has(id) !== true) return textsOf([row], column, column);
      const chosen: number[] = [];
      for (let each = 0; each < rowCount; each += 1) {
        const other = idAt(each);
        if (other !== undefined && selection.has(other)) chosen.push(each);
      }
      return textsOf(chosen, 0, columns.length - 1);
    },
    paste:
      onPaste &&
      ((block, position) => {
        const at = box === undefined ? position : { row: box.top, column: box.start };
        const column = columns[at.column];
        if (isRow(at.row) && column?.column !== undefined) {
          onPaste(block, { row: at.row, column: column.name });
        }
      }),
  });

  /** The cell up to which Shift and a press select cells, as Shift and an arrow do. */
  const extendTo = ({ target, shiftKey }: MouseEvent): CellPosition | undefined => {
    if (!shiftKey || !(target instanceof Element)) return undefined;
    if (target.closest('a, button, input, label, thead') !== null) return undefined;
    const position = focus.positionOf(target);
    const isCell = position !== undefined && isRow(position.row) && isRow(focus.active().row);
    return isCell && !isSelectionColumn(position.column) ? position : undefined;
  };

  const [announcement, announce] = useState('');
  const order = given.map(({ name }) => name);
  const move = (next: readonly string[], name: string) => {
    onOrderChange?.(next);
    announce(
      dataGridMessages.moved({
        column: given.find((column) => column.name === name)?.label ?? '',
        position: next.indexOf(name) + 1,
        count: next.length,
      }),
    );
  };
  const { drop, ...drag } = useColumnDrag((drop) => move(withMoved(order, drop), drop.name));
  const resize = (name: string, width: number) =>
    setLayout({ ...layout, widths: { ...widthsNow(), [name]: width } });
  const fit = (name: string) => {
    const index = columns.findIndex((placed) => placed.name === name);
    if (table.current !== null) resize(name, contentWidth(table.current, index + 1));
  };

  const focusHandle = (name: string) => {
    const header = headersOf(table.current).find(({ dataset }) => dataset['column'] === name);
    header?.querySelector<HTMLElement>('[role=separator]')?.focus();
  };

  const drawAround = () => ({
    above: (
      <>
        {isFixed && (
          <colgroup>
            {drawn.pinned.map(({ name }) => (
              <col key={name} style={{ width: model.widthOf(name) }} />
            ))}
            {drawn.hasBefore && <col style={{ width: widthBefore }} />}
            {drawn.center.map(({ name }, index) => {
              // The last column takes the room that is left.
              const isLast = !drawn.hasAfter && index === drawn.center.length - 1;
              return <col key={name} style={isLast ? undefined : { width: model.widthOf(name) }} />;
            })}
            {drawn.hasAfter && <col />}
          </colgroup>
        )}
        <TableHead>
          <TableRow aria-rowindex={1}>
            {[...drawn.pinned, ...drawn.center].map((placed, place) => {
              const { name, column } = placed;
              if (column === undefined) {
                return (
                  <SelectionHeader
                    key={name}
                    selected={selected.state}
                    onSelect={() => selected.toggle(-1, { extend: false })}
                  />
                );
              }
              return (
                <HeaderCell
                  key={name}
                  placed={placed}
                  column={column}
                  index={place < pinnedCount ? place : drawn.first + place - pinnedCount}
                  grid={{ header, columnMenu }}
                  isFixed={isFixed}
                  isMovable={onOrderChange !== undefined && placed.pin === undefined}
                  drop={drop}
                  hasSpaceBefore={place === pinnedCount && drawn.hasBefore}
                  actions={{
                    name,
                    label: column.label,
                    order,
                    layout,
                    focusHandle,
                    move: onOrderChange && move,
                    setLayout: onLayoutChange && setLayout,
                    widthsNow,
                    fit,
                    announce,
                    focusHeader: focus.focusActive,
                  }}
                  resizing={
                    onLayoutChange && {
                      width: model.widthOf(name),
                      measure: () => widthsNow()[name] ?? 0,
                      onResize: (width) => resize(name, width),
                      onFit: () => fit(name),
                    }
                  }
                />
              );
            })}
            {drawn.hasAfter && <td aria-hidden="true" />}
          </TableRow>
        </TableHead>
      </>
    ),
    below: footer !== undefined && (
      <GridFooter columns={drawn} footer={footer} rowIndex={total === -1 ? undefined : total + 2} />
    ),
  });
  // The properties are the same object while only other rows are drawn: a scroll doesn't draw what is around them
  // again, which would cost as much as a few rows in each frame.
  // oxlint-disable-next-line react/exhaustive-deps
  const { above, below } = useMemo(() => drawAround(), [all, drawn, drop, layout, isFixed]);

  const styles = dataGridStyles({ fixed: isFixed });
  const style: Record<string, string | number | undefined> = {
    minWidth: isFixed ? model.totalWidth : undefined,
    '--ninefold-grid-pinned': isFixed ? `${model.pinnedWidth}px` : '20rem',
  };
  for (const { pin = 0, name } of drawn.pinned) {
    if (pin > 0) style[pinVariable(pin)] = `${model.startOf(name)}px`;
  }

  return (
    <div
      data-slot="data-grid"
      ref={useComposedRefs(scroll, ref)}
      className={styles.scroll({ className })}
      {...props}
      onScroll={(event) => {
        const { currentTarget } = event;
        currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0);
        onScroll?.(event);
      }}
    >
      <Table
        role="grid"
        ref={table}
        aria-label={label}
        aria-busy={busy || loading || undefined}
        aria-multiselectable="true"
        aria-rowcount={total === -1 ? -1 : total + (footer === undefined ? 1 : 2)}
        aria-colcount={columns.length}
        aria-readonly={editing && false}
        tabIndex={0}
        className={styles.table()}
        style={style}
        onKeyDown={(event) => {
          if (editing?.onKeyDown(event) === true) return;
          handleGridKey(event, {
            table,
            focus,
            rows: rowCount,
            bottom,
            columns: columns.length,
            pageRows: () => rowsInSight(scroll.current, table.current),
            isSelectionColumn,
            toggleRow: selection && selected.toggle,
            extendSelection: selection && selected.extend,
            isSelected: (row) => selection?.has(idAt(row) ?? '') === true,
            selectPage: selection && (() => selected.selectPage(true)),
            toggleOpen: rowPanel.toggle,
            closeRow: rowPanel.close,
            onMove: rowPanel.follow,
            setRangeEnd: setEnd,
            hasRange: box !== undefined,
          });
        }}
        onKeyUp={rowPanel.follow}
        onDoubleClick={editing?.onDoubleClick}
        onFocus={(event) => {
          focus.onFocus(event);
          elements.keepFocused(keptId(focus.active().row));
        }}
        onBlur={focus.onBlur}
        onMouseDown={(event) => {
          const position = extendTo(event);
          if (position === undefined) return;
          event.preventDefault();
          setEnd(position);
          focus.focusCell(position);
        }}
        onClickCapture={(event) => {
          // The press selected cells: the row's link isn't followed.
          if (extendTo(event) !== undefined) event.preventDefault();
          editing?.onClick(event);
        }}
        {...(onOrderChange !== undefined && drag)}
      >
        {above}
        <TableBody className={bodyClassName}>
          {loading &&
            skeletonRows.map((index) => (
              <GridRow
                key={index}
                id=""
                row={undefined}
                index={index}
                columns={drawn}
                selected={undefined}
                name={undefined}
                isOpen={false}
                onToggle={selected.onToggle}
                rangeStart={1}
                rangeEnd={0}
              />
            ))}
          {rows.before > 0 && <Space height={rows.before} />}
          {drawnIds.map((id, place) => {
            const index = first + place;
            const row = rowAt(index);
            const isInRange = box !== undefined && index >= box.top && index <= box.bottom;
            const name = row === undefined ? undefined : selection?.nameOf(row);
            return (
              <GridRow
                key={keys?.get(id) ?? id}
                id={id}
                row={row}
                index={index}
                ariaIndex={rowOffset + index + 2}
                columns={drawn}
                selected={name === undefined ? undefined : selection?.has(id)}
                name={name}
                isOpen={panel !== undefined && id === panel.id}
                className={row === undefined ? undefined : rowClassName?.(row)}
                onToggle={selected.onToggle}
                rangeStart={isInRange ? box.start : 1}
                rangeEnd={isInRange ? box.end : 0}
                isReadOnly={editing?.isReadOnly}
              />
            );
          })}
          {rows.after > 0 && <Space height={rows.after} />}
        </TableBody>
        {below}
      </Table>
      {unseen}
      <output className="sr-only">{loading ? dataGridMessages.loading : announcement}</output>
    </div>
  );
}

function Space({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden="true">
      <td aria-hidden="true" className="p-0" style={{ height }} />
    </tr>
  );
}

/** Returns the number of rows that Page Down moves by: the visible rows but one. */
function rowsInSight(scroll: HTMLElement | null, table: HTMLElement | null): number {
  const heightOf = (selector: string) =>
    table?.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  const row = heightOf('tbody tr[aria-rowindex]');
  if (scroll === null || row === 0) return 1;
  const room = scroll.clientHeight - heightOf('thead') - heightOf('tfoot');
  return Math.max(1, Math.floor(room / row) - 1);
}
