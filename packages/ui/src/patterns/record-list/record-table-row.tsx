import { memo } from 'react';
import { TableCell, TableRow, TableRowHeader, TableRowLink } from '../../components/table/index.ts';
import { isAmount, FieldDisplay } from '../../fields/index.ts';
import { RecordMark } from '../record-mark.tsx';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { besideStickyColumn, stickyColumn } from './styles.ts';

export interface RecordTableRowProps {
  readonly row: RecordRow;
  readonly fields: readonly FieldDescriptor[];
}

/** One record. Kept apart, so that drawing the list again leaves the rows that did not change. */
export const RecordTableRow = memo(function RecordTableRow({ row, fields }: RecordTableRowProps) {
  return (
    <TableRow>
      {fields.map((field, index) =>
        index === 0 ? (
          <TitleCell key={field.name} row={row} field={field} />
        ) : (
          <TableCell
            key={field.name}
            align={isAmount(field) ? 'end' : 'start'}
            data-width={field.width}
            className={besideStickyColumn}
          >
            <CellValue row={row} field={field} />
            <RecordMark row={row} field={field} />
          </TableCell>
        ),
      )}
    </TableRow>
  );
});

/** A value that names another record links to it, as a reference does. */
function CellValue({ row, field }: TitleCellProps) {
  const shown = row.shown?.[field.name];
  if (shown !== undefined) return shown;
  const reference =
    field.reference ??
    (field.linkedBy === undefined
      ? undefined
      : { constraint: field.linkedBy, entityLabel: field.label });
  return (
    <FieldDisplay
      field={{ ...field, reference }}
      value={row.values[field.name]}
      link={reference && row.links[reference.constraint]}
      place="cell"
    />
  );
}

interface TitleCellProps {
  readonly row: RecordRow;
  readonly field: FieldDescriptor;
}

/** The link to the record, or its title when it has no address. */
function TitleCell({ row, field }: TitleCellProps) {
  // A title that is a reference would be a link within a link.
  const link = field.reference && row.links[field.reference.constraint];
  const shown = (
    <FieldDisplay
      field={{ ...field, identifier: undefined }}
      value={row.values[field.name]}
      link={link && { label: link.label }}
      place="cell"
    />
  );
  return (
    <TableRowHeader className={`max-w-80 ${stickyColumn}`}>
      {row.href === undefined ? shown : <TableRowLink href={row.href}>{shown}</TableRowLink>}
      <RecordMark row={row} field={field} />
    </TableRowHeader>
  );
}
