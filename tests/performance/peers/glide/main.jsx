/** As the documentation of Glide Data Grid begins: it draws on a canvas. */
import { DataEditor, GridCellKind } from '@glideapps/glide-data-grid';
import '@glideapps/glide-data-grid/dist/index.css';
import { createRoot } from 'react-dom/client';
import { columnCount, rowCount, textAt } from '../../grid/rows.ts';

const columns = Array.from({ length: columnCount }, (_, column) => ({
  id: `column_${column}`,
  title: `Column ${column + 1}`,
  width: 150,
}));

const drawn = document.querySelector('[data-drawn]');

function getCellContent([column, row]) {
  const text = textAt(row, column);
  return { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: false };
}

function drawCell({ row, col }, draw) {
  draw();
  if (col === 0 && (row === 0 || row === rowCount - 1)) drawn.textContent = textAt(row, col);
}

createRoot(document.querySelector('#root')).render(
  <DataEditor
    width="100%"
    height="100%"
    columns={columns}
    rows={rowCount}
    rowHeight={40}
    getCellContent={getCellContent}
    drawCell={drawCell}
  />,
);
