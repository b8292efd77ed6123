import { DataGrid, type DataGridColumn } from '@ninefold/ui/components/data-grid';
import '@ninefold/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { columnCount, type MadeRow, rowAt, rowCount } from '../rows.ts';

const columns: readonly DataGridColumn<MadeRow>[] = Array.from(
  { length: columnCount },
  (_, column) => ({
    name: `column_${column}`,
    label: `Column ${column + 1}`,
    rowHeader: column === 0,
    cell: ({ title, cells }) => (column === 0 ? title : cells[column - 1]),
  }),
);

createRoot(document.querySelector('#root')!).render(
  <DataGrid
    label="Orders"
    className="h-dvh"
    data-scroll=""
    columns={columns}
    rowCount={rowCount}
    rowAt={rowAt}
    rowId={({ id }) => id}
  />,
);
