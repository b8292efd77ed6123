import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import type { TableHeaderProps } from '../table/index.ts';
import type { CellPosition } from './next-cell.ts';
import type { RangeBox } from './use-cell-range.ts';
import type { GridFocus } from './use-grid-focus.ts';

export type { CellPosition, RangeBox };

export interface DataGridColumn<Row> {
  /** Unique among the columns. */
  readonly name: string;
  /** Names the column in its header, and for screen readers. */
  readonly label: string;
  /** `end` for numbers, so that their digits line up. */
  readonly align?: 'start' | 'end';
  /** Its cells name their rows: screen readers say them with the row's other cells. */
  readonly rowHeader?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** The class of its cells. */
  readonly className?: string;
  /** The `data-width` of its cells, for styles. */
  readonly width?: string;
}

/** Header of a column: whether it sorts, its tooltip, its text where that is not the label. */
export type DataGridHeader = Omit<TableHeaderProps, 'align' | 'end' | 'ref'> &
  Readonly<Record<`data-${string}`, string | undefined>>;

/** Column widths, and columns that stay visible. */
export interface ColumnLayout {
  /** In pixels, by the column's name. Columns are as wide as their contents while it is empty. */
  readonly widths: Readonly<Record<string, number>>;
  /** Names of columns that stay beside the first one while the others scroll. */
  readonly pinned: readonly string[];
}

/** Actions on a column, for its menu. Absent where they can't be done. */
export interface ColumnActions {
  readonly moveToStart?: () => void;
  readonly moveToEnd?: () => void;
  readonly pin?: () => void;
  readonly unpin?: () => void;
  /** Makes it as wide as its widest value that is drawn. */
  readonly fitWidth?: () => void;
  /** Makes all columns as wide as their contents again. */
  readonly resetWidths?: () => void;
  /** Focuses the handle that resizes it: arrows change its width, Escape leaves it. */
  readonly focusHandle?: () => void;
  /** Focuses the header, or the one that took its place. */
  readonly focusHeader: () => void;
}

export interface RowSelection<Row> {
  readonly has: (id: string) => boolean;
  /** Called with rows of this grid; those of other pages stay as they are. */
  readonly onSelect: (ids: readonly string[], selected: boolean) => void;
  /** Names a row's checkbox: the record's title. Undefined for a row that can't be selected. */
  readonly nameOf: (row: Row) => string | undefined;
}

/** Opens rows beside the grid. */
export interface RowPanel<Row> {
  /** Of the row that is open. */
  readonly id: string | undefined;
  readonly isOpenable: (row: Row) => boolean;
  /** Called with the row to open, or without one to close. */
  readonly onChange: (id: string | undefined) => void;
}

/** Texts of cells, by row and column. */
export type CellBlock = readonly (readonly string[])[];

/** The cells of a grid by their places, for what edits them. */
export interface GridCells extends Pick<
  GridFocus,
  'active' | 'cellAt' | 'focusCell' | 'positionOf'
> {
  /** Names of all columns in order, that of the rows' checkboxes too. */
  readonly columns: readonly string[];
  readonly rowCount: number;
  /** The selected cells. */
  readonly range: RangeBox | undefined;
}

/** Makes cells editable. What shows the editor is the caller's, and can be loaded when editing begins. */
export interface CellEditing<Row> {
  readonly ref: Ref<GridCells>;
  /** Returns whether a cell can't be edited. The same function until that changes. */
  readonly isReadOnly: (row: Row, column: string) => boolean;
  /** Handles a key before the grid does. Returns whether it has. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => boolean;
  /** Called before anything that is pressed: links are followed unless it prevents that. */
  readonly onClick: (event: MouseEvent<HTMLTableElement>) => void;
  readonly onDoubleClick: (event: MouseEvent<HTMLTableElement>) => void;
}

export interface DataGridProps<Row> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onPaste' | 'role'
> {
  readonly label: string;
  /** The columns that are shown, in order. The first one comes first and stays in sight. */
  readonly columns: readonly DataGridColumn<Row>[];
  readonly header?: (column: DataGridColumn<Row>) => DataGridHeader;
  /** The cell below a column: a count, a sum. With it there is a row below all others. */
  readonly footer?: (column: DataGridColumn<Row>) => ReactNode;
  /** At the end of a header, while it is pointed at or focused: a button with a menu. */
  readonly columnMenu?: (column: DataGridColumn<Row>, actions: ColumnActions) => ReactNode;
  readonly rowCount: number;
  /** Undefined while the row is not loaded: it is drawn as a skeleton. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowId: (row: Row) => string;
  /** Returns the class of a row, such as a group header. */
  readonly rowClassName?: (row: Row) => string | undefined;
  /** The index of the first row among all: that of its page. */
  readonly rowOffset?: number;
  /** The number of rows in all; -1 where that is not known. By default `rowCount`. */
  readonly totalRows?: number;
  /** Called with the rows that are drawn, from `first` to before `end`, so that they can be loaded. */
  readonly onVisibleRowsChange?: (rows: { readonly first: number; readonly end: number }) => void;
  /** Nothing is known yet: skeleton rows are drawn. */
  readonly loading?: boolean;
  /** The rows are about to be replaced. */
  readonly busy?: boolean;
  /** The class of the rows' section, for example while rows are about to be replaced. */
  readonly bodyClassName?: string;
  /** Rows have a checkbox, and are selected by X, with it; by Space too, unless that opens them. */
  readonly selection?: RowSelection<Row>;
  /** Rows are opened beside the grid by Space, with it. While one is open, the panel follows the focus. */
  readonly panel?: RowPanel<Row> | undefined;
  readonly layout?: ColumnLayout;
  /** Columns can be resized and pinned with it. */
  readonly onLayoutChange?: (layout: ColumnLayout) => void;
  /** Columns can be moved with it. Called with all names, in their new order. */
  readonly onOrderChange?: (names: readonly string[]) => void;
  /** The text of a cell on the clipboard. Where undefined, that which the cell shows. */
  readonly textOf?: (row: Row, column: string) => string | undefined;
  /** Cells can be pasted with it. `at` is the focused cell, or the first of the selected ones. */
  readonly onPaste?: (
    block: CellBlock,
    at: { readonly row: number; readonly column: string },
  ) => void;
  /** Cells can be edited with it. */
  readonly editing?: CellEditing<Row>;
}
