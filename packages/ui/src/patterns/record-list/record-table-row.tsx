import { memo } from 'react';
import { TableCell, TableRow, TableRowLink } from '../../components/table/index.ts';
import { isAmount, ShowField } from '../../fields/index.ts';
import type { FieldDescriptor, RecordRow } from '../shapes.ts';
import { stickyColumn } from './styles.ts';

export interface RecordTableRowProps {
  readonly row: RecordRow;
  readonly fields: readonly FieldDescriptor[];
  readonly current: boolean;
  readonly onCurrent: (row: RecordRow) => void;
}

/** One record. Kept apart, so that moving from row to row draws two of them, not all. */
export const RecordTableRow = memo(function RecordTableRow({
  row,
  fields,
  current,
  onCurrent,
}: RecordTableRowProps) {
  return (
    <TableRow data-current={current || undefined} onFocus={() => onCurrent(row)}>
      {fields.map((field, index) =>
        index === 0 ? (
          <TitleCell key={field.name} row={row} field={field} tabStop={current} />
        ) : (
          <TableCell key={field.name} align={isAmount(field) ? 'end' : 'start'}>
            <ShowField
              field={field}
              value={row.values[field.name]}
              link={field.reference && row.links[field.reference.constraint]}
              place="cell"
              tabStop={current}
            />
          </TableCell>
        ),
      )}
    </TableRow>
  );
});

interface TitleCellProps {
  readonly row: RecordRow;
  readonly field: FieldDescriptor;
  readonly tabStop: boolean;
}

/** What the record is opened by; a record with no address of its own is only named. */
function TitleCell({ row, field, tabStop }: TitleCellProps) {
  // A title that is a reference would be a link within a link.
  const link = field.reference && row.links[field.reference.constraint];
  const shown = (
    <ShowField
      field={{ ...field, identifier: undefined }}
      value={row.values[field.name]}
      link={link && { label: link.label }}
      place="cell"
    />
  );
  return (
    <th
      scope="row"
      className={`h-row max-w-80 truncate border-b border-line px-3 text-start font-medium whitespace-nowrap group-hover/row:bg-hover first:ps-4 sm:first:ps-6 ${stickyColumn}`}
    >
      {row.href === undefined ? (
        // Still a stop for the arrow keys, so that its row can be read in turn.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <span data-row-link="" tabIndex={tabStop ? 0 : -1}>
          {shown}
        </span>
      ) : (
        <TableRowLink data-row-link="" href={row.href} tabIndex={tabStop ? undefined : -1}>
          {shown}
        </TableRowLink>
      )}
    </th>
  );
}
