import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { database, type Row } from './database.ts';

/** A form over a record. */
export function Record({ table, id }: { readonly table: string; readonly id: string }) {
  const [row, setRow] = useState<Row>();
  useEffect(() => {
    void database
      .from(table)
      .select('*')
      .eq('id', id)
      .single()
      .then(({ data }) => setRow(data as Row));
  }, [table, id]);
  return (
    row && <Form row={row} onSave={(values) => database.from(table).update(values).eq('id', id)} />
  );
}

/** A form over a new record of a table that is named after the number of its fields. */
export function NewRecord({ table }: { readonly table: string }) {
  const count = Number(table.replace('form_', ''));
  const names = Array.from({ length: count }, (_, index) => `field_${index + 1}`);
  const row = Object.fromEntries(names.map((name) => [name, '']));
  return <Form row={row} onSave={(values) => database.from(table).insert(values)} />;
}

interface FormProps {
  readonly row: Row;
  readonly onSave: (values: object) => PromiseLike<unknown>;
}

function Form({ row, onSave }: FormProps) {
  const { register, handleSubmit } = useForm({ defaultValues: row });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSave(values))(event)}>
      {Object.keys(row).map((column) => (
        <p key={column}>
          <label>
            {column} <input {...register(column)} />
          </label>
        </p>
      ))}
      <button type="submit">Save</button>
    </form>
  );
}
