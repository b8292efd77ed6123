import type { ReactNode } from 'react';
import { TableCell, TableRow } from '../table/index.ts';
import type { DataGridColumn } from './data-grid-props.ts';
import type { DrawnColumns } from './grid-row.tsx';
import { pinStyle } from './pin-style.ts';
import { dataGridStyles } from './styles.ts';

export interface GridFooterProps<Row> {
  readonly columns: DrawnColumns<Row>;
  readonly footer: (column: DataGridColumn<Row>) => ReactNode;
  readonly rowIndex: number | undefined;
}

/** As the cells of the rows. */
const focusable = { role: 'gridcell', tabIndex: -1 };

/** A row below all others, with what their columns come to. */
export function GridFooter<Row>({ columns, footer, rowIndex }: GridFooterProps<Row>) {
  const { pinned, center, first, hasBefore, hasAfter, isFixed } = columns;
  const cell = ({ name, column, pin, isLastPin }: (typeof pinned)[number], index: number) => {
    const styles = dataGridStyles({
      pinned: pin !== undefined,
      lastPin: isLastPin,
      fixed: isFixed,
    });
    return (
      <TableCell
        key={name}
        align={column?.align}
        {...focusable}
        aria-colindex={index + 1}
        style={pinStyle(pin)}
        className={styles.cell({
          className:
            'border-b-0 font-medium shadow-[0_-1px_0_var(--ninefold-color-line)] forced-colors:border-t',
        })}
      >
        {column && footer(column)}
      </TableCell>
    );
  };
  return (
    <tfoot data-slot="data-grid-footer" className={dataGridStyles().footer()}>
      <TableRow aria-rowindex={rowIndex}>
        {pinned.map(cell)}
        {hasBefore && <td aria-hidden="true" />}
        {center.map((placed, index) => cell(placed, first + index))}
        {hasAfter && <td aria-hidden="true" />}
      </TableRow>
    </tfoot>
  );
}
