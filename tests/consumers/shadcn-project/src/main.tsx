import './index.css';
import { Button } from '@/components/ninefold/button';
import { Combobox } from '@/components/ninefold/combobox';
import { DataGrid } from '@/components/ninefold/data-grid';
import { Dialog, DialogContent, DialogTitle } from '@/components/ninefold/dialog';
import { Field } from '@/components/ninefold/field';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const parts = [
  { value: 'bolt', label: 'Bolt', stock: 12 },
  { value: 'nut', label: 'Nut', stock: 30 },
];

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="bg-background">Styled by the project</p>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>From a copy</DialogTitle>
        </DialogContent>
      </Dialog>
      <Field label="Part">
        <Combobox options={parts} />
      </Field>
      <DataGrid
        label="Stock"
        columns={[
          { name: 'part', label: 'Part', cell: ({ label }) => label },
          { name: 'stock', label: 'Stock', align: 'end', cell: ({ stock }) => stock },
        ]}
        rowCount={parts.length}
        rowAt={(index) => parts[index]}
        rowId={({ value }: (typeof parts)[number]) => value}
      />
    </>
  );
}

const container = document.querySelector('#root');
if (container !== null) createRoot(container).render(<Page />);
