import { TableRowLink } from '../../components/table/index.ts';
import { FieldTable, FieldDisplay } from '../../fields/index.ts';
import { RecordMark } from '../record-mark.tsx';
import { titleFirst } from '../record-list/index.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import type { RelatedList } from './record-detail-props.ts';

export interface RelatedTableProps {
  readonly list: RelatedList;
  readonly rows: readonly RecordRow[];
}

export function RelatedTable({ list, rows }: RelatedTableProps) {
  const fields = titleFirst(list.fields, list.titleField);
  return (
    <FieldTable label={list.title} fields={fields} rows={rows} keyOf={({ id }) => id}>
      {(row, field, leads) => (
        <>
          <RelatedValue row={row} field={field} title={leads} />
          <RecordMark row={row} field={field} />
        </>
      )}
    </FieldTable>
  );
}

interface RelatedValueProps {
  readonly row: RecordRow;
  readonly field: FieldDescriptor;
  readonly title: boolean;
}

function RelatedValue({ row, field, title }: RelatedValueProps) {
  const link = field.reference && row.links[field.reference.constraint];
  const opens = title && row.href !== undefined;
  const shown = (
    <FieldDisplay
      field={opens ? { ...field, identifier: undefined } : field}
      value={row.values[field.name]}
      // A link within the row's own link would be one within another.
      link={opens && link ? { label: link.label } : link}
      place="cell"
    />
  );
  return opens ? <TableRowLink href={row.href}>{shown}</TableRowLink> : shown;
}
