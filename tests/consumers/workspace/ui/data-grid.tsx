import { DataGrid, type DataGridColumn } from '@ninefold/ui/components/data-grid';
import { StatusBadge } from '@ninefold/ui/components/status-badge';

interface Part {
  readonly number: string;
  readonly stock: number;
}

const partAt = (index: number): Part => ({ number: `P-${index + 1}`, stock: (index * 7) % 40 });

const columns: readonly DataGridColumn<Part>[] = [
  { name: 'number', label: 'Part', rowHeader: true, cell: ({ number }) => number },
  { name: 'stock', label: 'Stock', align: 'end', cell: ({ stock }) => stock },
  {
    name: 'state',
    label: 'State',
    cell: ({ stock }) =>
      stock < 10 ? (
        <StatusBadge tone="warning">Low</StatusBadge>
      ) : (
        <StatusBadge tone="success">In stock</StatusBadge>
      ),
  },
];

/** 10,000 rows, of which those in sight are drawn. */
export function PartsGrid() {
  return (
    <DataGrid
      label="Parts"
      columns={columns}
      rowCount={10_000}
      rowAt={partAt}
      rowId={({ number }) => number}
      style={{ blockSize: '20rem' }}
    />
  );
}
