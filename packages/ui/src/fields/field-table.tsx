import type { Key, ReactNode } from 'react';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '../components/table/index.ts';
import type { FieldDescriptor } from '../shapes/index.ts';
import { isAmount } from './alignment.ts';

export interface FieldTableProps<Row> {
  /** The accessible name. */
  readonly label: string;
  readonly fields: readonly FieldDescriptor[];
  readonly rows: readonly Row[];
  /** By default the position, for rows that have no other identity. */
  readonly keyOf?: (row: Row) => Key;
  /** Returns the content of a cell. `leads` is true in the first column. */
  readonly children: (row: Row, field: FieldDescriptor, leads: boolean) => ReactNode;
  readonly className?: string;
}

/** A table with a column for each field, amounts aligned at their end. */
export function FieldTable<Row>(props: FieldTableProps<Row>) {
  const { label, fields, rows, keyOf, children, className } = props;
  return (
    <TableScroll label={label} className={className}>
      <Table aria-label={label}>
        <TableHead className="static">
          <TableRow>
            {fields.map((field) => (
              <TableHeader
                key={field.name}
                align={isAmount(field) ? 'end' : 'start'}
                data-why={field.why}
                data-why-name={field.why && field.label}
              >
                {field.label}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={keyOf?.(row) ?? index}>
              {fields.map((field, column) => (
                <TableCell key={field.name} align={isAmount(field) ? 'end' : 'start'}>
                  {children(row, field, column === 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  );
}
