/** As the documentation of AG Grid Community begins, with values that are made when they are drawn. */
import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';
import { columnCount, rowCount, textAt } from '../../grid/rows.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const columns = Array.from({ length: columnCount }, (_, column) => ({
  colId: `column_${column}`,
  headerName: `Column ${column + 1}`,
  width: 150,
  valueGetter: ({ data }) => textAt(data.index, column),
}));

const rows = Array.from({ length: rowCount }, (_, index) => ({ index }));

createRoot(document.querySelector('#root')).render(
  <AgGridReact columnDefs={columns} rowData={rows} rowHeight={40} />,
);
