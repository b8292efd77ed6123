import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlacedColumn } from './column-model.ts';
import type { CellBlock, DataGridColumn } from './data-grid-props.ts';
import type { CellPosition } from './next-cell.ts';
import { shownText } from './shown-text.ts';

export interface UseCellTextsOptions<Row> {
  readonly columns: readonly PlacedColumn<Row>[];
  /** Returns the element of a cell that is drawn. */
  readonly cellAt: (position: CellPosition) => Element | null;
  /** Returns the text of a cell where that is not the one that it shows. */
  readonly textOf: (position: CellPosition) => string | undefined;
  readonly contentOf: (row: number, column: DataGridColumn<Row>) => ReactNode;
}

/**
 * Reads the texts of cells. Those of rows and columns that are out of sight are rendered into `unseen` for as
 * long as it takes to read them.
 */
export function useCellTexts<Row>({
  columns,
  cellAt,
  textOf,
  contentOf,
}: UseCellTextsOptions<Row>) {
  const [contents, setContents] = useState<readonly ReactNode[]>();
  const container = useRef<HTMLDivElement>(null);

  /** Returns the texts of some rows, from one column to another; the column of checkboxes has none. */
  const textsOf = (rows: readonly number[], start: number, last: number): CellBlock => {
    const unread: ReactNode[] = [];
    const block = rows.map((row) =>
      columns.slice(start, last + 1).flatMap(({ column }, place): readonly (string | number)[] => {
        if (column === undefined) return [];
        const position = { row, column: start + place };
        const text = textOf(position);
        if (text !== undefined) return [text];
        const cell = cellAt(position);
        if (cell !== null) return [shownText(cell)];
        unread.push(contentOf(row, column));
        return [unread.length - 1];
      }),
    );
    if (unread.length > 0) flushSync(() => setContents(unread));
    const cells = container.current?.children;
    const read = block.map((texts) =>
      texts.map((text) => (typeof text === 'string' ? text : shownText(cells?.item(text) ?? null))),
    );
    setContents(undefined);
    return read;
  };

  return {
    textsOf,
    unseen: contents && (
      <div ref={container} hidden>
        {contents.map((content, index) => (
          <div key={index}>{content}</div>
        ))}
      </div>
    ),
  };
}
