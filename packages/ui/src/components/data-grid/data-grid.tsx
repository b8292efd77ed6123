import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  type ClipboardEvent,
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Table, TableBody, TableCell, TableHead, TableRow } from '../table/index.ts';
import { readBlock, writeHtml, writeText } from './cell-block.ts';
import { columnActions } from './column-actions.ts';
import { selectionColumn, useColumnModel } from './column-model.ts';
import type { CellBlock, ColumnLayout, DataGridProps } from './data-grid-props.ts';
import { type DrawnColumns, GridRow } from './grid-row.tsx';
import { HeaderCell, SelectionHeader } from './header-cell.tsx';
import { contentWidth, measuredWidths } from './measured-widths.ts';
import { dataGridMessages } from './messages.ts';
import type { CellPosition } from './next-cell.ts';
import { pinStyle, pinVariable } from './pin-style.ts';
import { scaledScroll } from './scaled-scroll.ts';
import { idsBetween, selectedOf } from './selected-rows.ts';
import { shownText } from './shown-text.ts';
import { dataGridStyles } from './styles.ts';
import { useColumnDrag, withMoved } from './use-column-drag.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { handleGridKey } from './use-grid-keys.ts';
import { useWindow } from './use-window.ts';

/** More than a screen holds, and few enough to be drawn within a blink. */
const atOnce = { columns: 30, rows: 100 };
const skeletonRows = 12;
const noLayout: ColumnLayout = { widths: {}, pinned: [] };
const noPins: readonly string[] = [];

interface CellRange {
  readonly anchor: CellPosition;
  readonly end: CellPosition;
  /** Of the rows and columns that it is in. */
  readonly of: string;
}

/**
 * Rows and columns to move in, select and copy from. It is one stop of the Tab key; arrows lead from cell to cell.
 * Of many rows or columns only those in sight are drawn.
 */
export function DataGrid<Row>({
  label,
  columns: given,
  header,
  columnMenu,
  rowCount: givenCount,
  rowAt,
  rowId,
  rowOffset = 0,
  totalRows,
  onVisibleRowsChange,
  loading = false,
  busy = false,
  selection,
  layout: givenLayout,
  onLayoutChange,
  onOrderChange,
  textOf,
  onPaste,
  bodyClassName,
  className,
  ref,
  onScroll,
  ...props
}: DataGridProps<Row>) {
  const scroll = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const rowCount = loading ? 0 : givenCount;
  const idAt = (index: number): string | undefined => {
    const row = index < 0 || index >= rowCount ? undefined : rowAt(index);
    return row === undefined ? undefined : rowId(row);
  };

  // Columns.
  const [ownLayout, setOwnLayout] = useState(noLayout);
  const layout = givenLayout ?? ownLayout;
  const setLayout = (next: ColumnLayout) => {
    setOwnLayout(next);
    onLayoutChange?.(next);
  };
  const names = JSON.stringify(given.map(({ name }) => name));
  const [frozen, setFrozen] = useState<{ readonly of: string; readonly widths: Widths }>();
  const isLaidOut = Object.keys(layout.widths).length > 0 || layout.pinned.length > 0;
  const hasManyColumns = given.length > atOnce.columns;
  const hasManyRows = rowCount > atOnce.rows;
  const isFrozen = hasManyRows && frozen?.of === names;
  const isFixed = isLaidOut || hasManyColumns || isFrozen;
  const widths = useMemo(
    () => (isFrozen ? { ...frozen.widths, ...layout.widths } : layout.widths),
    [isFrozen, frozen, layout.widths],
  );
  const pinned = layout.pinned.length === 0 ? noPins : layout.pinned;
  const placement = useMemo(() => ({ widths, pinned }), [widths, pinned]);
  const model = useColumnModel(given, placement, selection !== undefined);
  const { columns, pinnedCount } = model;

  // Rows would change the widths of columns while they are scrolled into sight.
  useLayoutEffect(() => {
    if (!hasManyRows || isFixed || table.current === null) return;
    // Widths can only be measured once the cells are in the page.
    // oxlint-disable-next-line react/set-state-in-effect
    setFrozen({ of: names, widths: measuredWidths(table.current) });
  }, [hasManyRows, isFixed, names]);

  // The part that is drawn.
  const [rowHeight, setRowHeight] = useState(40);
  const [room, setRoom] = useState(0);
  const scaled = scaledScroll(rowCount * rowHeight, room);
  const [copied, setCopied] = useState<{ readonly first: number; readonly end: number }>();
  const seen = useWindow(scroll, {
    count: rowCount,
    sizeOf: () => rowHeight,
    horizontal: false,
    toItems: scaled.toRows,
    atOnce: atOnce.rows,
    sizes: `${rowHeight} ${scaled.height} ${room}`,
  });
  const first = Math.min(seen.first, copied?.first ?? seen.first);
  const end = Math.max(seen.end, copied?.end ?? seen.end);
  const center = columns.slice(pinnedCount);
  const centerWidths = center.map(({ name }) => model.widthOf(name));
  const seenColumns = useWindow(scroll, {
    count: hasManyColumns ? center.length : 0,
    sizeOf: (index) => centerWidths[index] ?? 0,
    horizontal: true,
    toItems: (left) => left,
    // With many columns, only those in sight are drawn.
    atOnce: hasManyColumns ? 0 : Number.POSITIVE_INFINITY,
    sizes: JSON.stringify(centerWidths),
  });
  const firstColumn = hasManyColumns ? seenColumns.first : 0;
  const endColumn = hasManyColumns
    ? Math.max(seenColumns.end, Math.min(center.length, atOnce.columns - pinnedCount))
    : center.length;
  const drawn = useMemo(
    (): DrawnColumns<Row> => ({
      pinned: columns.slice(0, pinnedCount),
      center: columns.slice(pinnedCount + firstColumn, pinnedCount + endColumn),
      first: pinnedCount + firstColumn,
      hasBefore: firstColumn > 0,
      hasAfter: pinnedCount + endColumn < columns.length,
      isFixed,
    }),
    [columns, pinnedCount, firstColumn, endColumn, isFixed],
  );
  const spaceBefore = sum(centerWidths.slice(0, firstColumn));
  const spaceAfter = sum(centerWidths.slice(endColumn));

  useLayoutEffect(() => {
    if (!hasManyRows || scroll.current === null) return;
    const row = table.current?.querySelector('tbody tr[aria-rowindex]');
    const height = row?.getBoundingClientRect().height ?? 0;
    // Rows are as high as the density and the pointer have them.
    // oxlint-disable-next-line react/set-state-in-effect
    if (height > 0 && Math.abs(height - rowHeight) > 0.1) setRowHeight(height);
    // oxlint-disable-next-line react/set-state-in-effect
    setRoom(scroll.current.clientHeight - headHeight(table.current));
  });
  useEffect(() => {
    onVisibleRowsChange?.({ first, end });
  }, [onVisibleRowsChange, first, end]);

  const reveal = ({ row, column }: CellPosition) => {
    const element = scroll.current;
    if (element === null) return;
    if (row >= 0 && (row < first || row >= end)) {
      const height = element.clientHeight - headHeight(table.current);
      const above = row * rowHeight;
      const offset = row < first ? above : above + rowHeight - height;
      element.scrollTop = scaled.toScroll(Math.max(0, offset));
    }
    const place = column - pinnedCount;
    if (place >= 0 && (place < firstColumn || place >= endColumn)) {
      const before = sum(centerWidths.slice(0, place));
      const offset =
        place < firstColumn
          ? before
          : before + (centerWidths[place] ?? 0) - (element.clientWidth - model.pinnedWidth);
      const isRtl = getComputedStyle(element).direction === 'rtl';
      element.scrollLeft = Math.max(0, offset) * (isRtl ? -1 : 1);
    }
  };

  const focus = useGridFocus(table, {
    columns: columns.map(({ name }) => name),
    firstColumn: selection === undefined ? 0 : 1,
    rowCount,
    rowOffset,
    idAt,
    reveal,
  });

  // Selected rows.
  const selectionAnchor = useRef<string>(undefined);
  const rowIds = { rowCount, idAt };
  const selectedState = selectedOf(rowIds, selection);
  const selectPage = () =>
    selection?.onSelect(idsBetween(rowIds, 0, rowCount - 1), selectedState !== 'all');
  const toggleRow = (row: number, { extend }: { readonly extend: boolean }) => {
    const id = idAt(row);
    if (selection === undefined) return;
    if (row < 0) selectPage();
    if (id === undefined) return;
    const anchor = extend ? indexOf(rowIds, selectionAnchor.current) : undefined;
    if (anchor === undefined) selection.onSelect([id], !selection.has(id));
    else selection.onSelect(idsBetween(rowIds, anchor, row), true);
    selectionAnchor.current = id;
  };
  const toggle = useRef(toggleRow);
  useLayoutEffect(() => {
    toggle.current = toggleRow;
  });
  const [onToggle] = useState(
    () => (row: number, options: { readonly extend: boolean }) => toggle.current(row, options),
  );

  // Selected cells.
  const [range, setRange] = useState<CellRange>();
  const rangeOf = ({ anchor, end }: Omit<CellRange, 'of'>) =>
    JSON.stringify([columns.map(({ name }) => name), idAt(anchor.row), idAt(end.row)]);
  const current = range !== undefined && range.of === rangeOf(range) ? range : undefined;
  const box = current && {
    top: Math.min(current.anchor.row, current.end.row),
    bottom: Math.max(current.anchor.row, current.end.row),
    start: Math.min(current.anchor.column, current.end.column),
    end: Math.max(current.anchor.column, current.end.column),
  };
  const setRangeEnd = (end: CellPosition | undefined) => {
    if (end === undefined) {
      setRange(undefined);
      return;
    }
    const next = { anchor: current?.anchor ?? focus.active(), end };
    setRange({ ...next, of: rangeOf(next) });
  };

  const textsOf = (top: number, bottom: number, start: number, last: number): CellBlock => {
    const block: string[][] = [];
    for (let row = top; row <= bottom; row += 1) {
      const texts: string[] = [];
      for (let column = start; column <= last; column += 1) {
        const name = columns[column]?.name;
        const data = row < 0 ? undefined : rowAt(row);
        if (name === undefined || name === selectionColumn) continue;
        if (textOf === undefined || data === undefined) {
          texts.push(shownText(focus.cellAt({ row, column })));
        } else texts.push(textOf(data, name));
      }
      block.push(texts);
    }
    return block;
  };

  const copiedBlock = (position: CellPosition): CellBlock => {
    const last = columns.length - 1;
    if (box !== undefined) {
      const isDrawn = box.top >= first && box.bottom < end && !hasManyColumns;
      if (textOf !== undefined || isDrawn) {
        return textsOf(box.top, box.bottom, box.start, box.end);
      }
      // What is out of sight has to be drawn to be read.
      flushSync(() => setCopied({ first: box.top, end: box.bottom + 1 }));
      const block = textsOf(box.top, box.bottom, box.start, box.end);
      setCopied(undefined);
      return block;
    }
    const id = idAt(position.row);
    if (id === undefined || selection?.has(id) !== true) {
      return textsOf(position.row, position.row, position.column, position.column);
    }
    const block: (readonly string[])[] = [];
    for (let row = 0; row < rowCount; row += 1) {
      const other = idAt(row);
      if (other !== undefined && selection.has(other)) block.push(...textsOf(row, row, 0, last));
    }
    return block;
  };

  const onCopy = (event: ClipboardEvent<HTMLTableElement>) => {
    const position = cellOf(event.target);
    // A selected text is copied as everywhere.
    const hasText = document.getSelection()?.isCollapsed === false;
    if (position === undefined || hasText || isTyping(event.target)) return;
    const block = copiedBlock(position);
    event.clipboardData.setData('text/plain', writeText(block));
    event.clipboardData.setData('text/html', writeHtml(block));
    event.preventDefault();
  };

  const cellOf = (target: EventTarget): CellPosition | undefined => {
    if (!(target instanceof Element) || table.current?.contains(target) !== true) return undefined;
    return target === table.current ? focus.active() : focus.positionOf(target);
  };

  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const position = cellOf(event.target);
    if (onPaste === undefined || position === undefined || isTyping(event.target)) return;
    const at = box === undefined ? position : { row: box.top, column: box.start };
    const column = columns[at.column]?.name;
    if (at.row < 0 || column === undefined || column === selectionColumn) return;
    onPaste(readBlock(event.clipboardData), { row: at.row, column });
    event.preventDefault();
  };

  /** Shift and a press extend the selected cells, as Shift and an arrow do. */
  const extendTo = (event: MouseEvent): CellPosition | undefined => {
    const { target } = event;
    if (!event.shiftKey || !(target instanceof Element)) return undefined;
    if (target.closest('a, button, input, label') !== null) return undefined;
    const position = cellOf(target);
    const from = focus.active();
    const isBody = position !== undefined && position.row >= 0 && from.row >= 0;
    return isBody && columns[position.column]?.name !== selectionColumn ? position : undefined;
  };

  // Columns that are moved, resized and pinned.
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
  const drag = useColumnDrag((drop) => move(withMoved(order, drop), drop.name));
  const widthsNow = (): Widths => ({
    ...Object.fromEntries(given.map(({ name }) => [name, model.widthOf(name)])),
    ...(table.current && measuredWidths(table.current)),
    ...layout.widths,
  });
  const resize = (name: string, width: number) =>
    setLayout({ ...layout, widths: { ...widthsNow(), [name]: width } });
  const fit = (name: string) => {
    const column = columns.findIndex((placed) => placed.name === name);
    if (table.current !== null) resize(name, contentWidth(table.current, column + 1));
  };

  const styles = dataGridStyles({ fixed: isFixed });
  const last = columns.at(-1);
  const variables: Record<string, string | number | undefined> = {
    '--ninefold-grid-pinned': isFixed ? `${model.pinnedWidth}px` : '20rem',
    minWidth: isFixed ? model.totalWidth : undefined,
  };
  for (const { pin, name } of drawn.pinned) {
    if (pin !== undefined) variables[pinVariable(pin)] = `${model.startOf(name)}px`;
  }
  const height = scaled.height;
  const before = hasManyRows ? Math.max(0, seen.top - (seen.first - first) * rowHeight) : 0;
  const after = hasManyRows ? Math.max(0, height - before - (end - first) * rowHeight) : 0;
  const hasFooter = given.some(({ footer }) => footer !== undefined);
  const total = totalRows ?? (loading ? -1 : rowCount);

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
        aria-rowcount={total === -1 ? -1 : total + (hasFooter ? 2 : 1)}
        aria-colcount={columns.length}
        tabIndex={-1}
        className={styles.table()}
        style={variables as CSSProperties}
        onKeyDown={(event) =>
          handleGridKey(event, {
            table,
            focus,
            rows: rowCount,
            columns: columns.length,
            pageRows: () => rowsInSight(scroll.current, table.current),
            isSelectionColumn: (column) => columns[column]?.name === selectionColumn,
            toggleRow: selection && toggleRow,
            selectPage: selection && (() => selection.onSelect(idsBetween(rowIds, 0, rowCount - 1), true)),
            setRangeEnd,
            hasRange: current !== undefined,
          })
        }
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onCopy={onCopy}
        onPaste={paste}
        onMouseDown={(event) => {
          const position = extendTo(event);
          if (position === undefined) return;
          event.preventDefault();
          setRangeEnd(position);
          focus.focusCell(position);
        }}
        onClickCapture={(event) => {
          // The press selected cells: the row's link isn't followed.
          if (extendTo(event) !== undefined) event.preventDefault();
        }}
        onPointerDown={onOrderChange && drag.onPointerDown}
        onPointerMove={onOrderChange && drag.onPointerMove}
        onPointerUp={onOrderChange && drag.onPointerUp}
        onPointerCancel={onOrderChange && drag.onPointerCancel}
      >
        {isFixed && (
          <colgroup>
            {drawn.pinned.map(({ name }) => (
              <col key={name} style={{ width: model.widthOf(name) }} />
            ))}
            {drawn.hasBefore && <col style={{ width: spaceBefore }} />}
            {drawn.center.map((placed) => (
              // The last column takes the room that is left.
              <col
                key={placed.name}
                style={placed === last ? undefined : { width: model.widthOf(placed.name) }}
              />
            ))}
            {drawn.hasAfter && <col />}
          </colgroup>
        )}
        <TableHead>
          <TableRow aria-rowindex={1}>
            {[...drawn.pinned, ...drawn.center].map((placed, place) => {
              const { name } = placed;
              const index = place < pinnedCount ? place : drawn.first + place - pinnedCount;
              if (placed.column === undefined) {
                return (
                  <SelectionHeader key={name} selected={selectedState} onSelect={selectPage} />
                );
              }
              return (
                <HeaderCell
                  key={name}
                  placed={placed}
                  index={index}
                  grid={{ header, columnMenu }}
                  isFixed={isFixed}
                  isMovable={onOrderChange !== undefined && placed.pin === undefined}
                  drop={drag.drop}
                  actions={columnActions({
                    name,
                    label: placed.column.label,
                    order,
                    layout,
                    table,
                    move: onOrderChange && move,
                    setLayout: onLayoutChange && setLayout,
                    widthsNow,
                    fit,
                    announce,
                    focusHeader: () => focus.focusActive(),
                  })}
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
          </TableRow>
        </TableHead>
        <TableBody className={bodyClassName}>
          {loading &&
            Array.from({ length: skeletonRows }, (_, index) => (
              <GridRow
                key={index}
                row={undefined}
                index={index}
                columns={drawn}
                selected={undefined}
                name=""
                onToggle={onToggle}
                rangeStart={1}
                rangeEnd={0}
              />
            ))}
          {before > 0 && <Space height={before} />}
          {Array.from({ length: Math.max(0, Math.min(end, rowCount) - first) }, (_, place) => {
            const index = first + place;
            const row = rowAt(index);
            const id = row === undefined ? undefined : rowId(row);
            const isInRange = box !== undefined && index >= box.top && index <= box.bottom;
            return (
              <GridRow
                key={id ?? `\u0000${index}`}
                row={row}
                index={index}
                ariaIndex={rowOffset + index + 2}
                columns={drawn}
                selected={selection && id !== undefined && selection.has(id)}
                name={row === undefined || selection === undefined ? '' : selection.nameOf(row)}
                onToggle={onToggle}
                rangeStart={isInRange ? box.start : 1}
                rangeEnd={isInRange ? box.end : 0}
              />
            );
          })}
          {after > 0 && <Space height={after} />}
        </TableBody>
        {hasFooter && (
          <tfoot data-slot="data-grid-footer" className={styles.footer()}>
            <TableRow aria-rowindex={total === -1 ? undefined : total + 2}>
              {[...drawn.pinned, ...drawn.center].map(({ name, column, pin }, place) => (
                <TableCell
                  key={name}
                  role="gridcell"
                  align={column?.align}
                  aria-colindex={(place < pinnedCount ? place : drawn.first + place - pinnedCount) + 1}
                  style={pinStyle(pin)}
                  className={dataGridStyles({ pinned: pin !== undefined }).cell()}
                >
                  {column?.footer}
                </TableCell>
              ))}
            </TableRow>
          </tfoot>
        )}
      </Table>
      <output className="sr-only">{loading ? dataGridMessages.loading : announcement}</output>
    </div>
  );
}

type Widths = Readonly<Record<string, number>>;

function Space({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden="true">
      <td className="p-0" style={{ height }} />
    </tr>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function headHeight(table: HTMLElement | null): number {
  return table?.querySelector('thead')?.getBoundingClientRect().height ?? 0;
}

function rowsInSight(scroll: HTMLElement | null, table: HTMLElement | null): number {
  const row = table?.querySelector('tbody tr[aria-rowindex]')?.getBoundingClientRect().height ?? 0;
  if (scroll === null || row === 0) return 1;
  return Math.max(1, Math.floor((scroll.clientHeight - headHeight(table)) / row) - 1);
}

function indexOf(
  { rowCount, idAt }: { readonly rowCount: number; readonly idAt: (row: number) => string | undefined },
  id: string | undefined,
): number | undefined {
  for (let row = 0; id !== undefined && row < rowCount; row += 1) if (idAt(row) === id) return row;
  return undefined;
}

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select');
}
