import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowLink,
  TableScroll,
} from '../../components/table/index.ts';
import { isAmount, FieldDisplay } from '../../fields/index.ts';
import { RecordMark } from '../record-mark.tsx';
import { titleFirst } from '../record-list/title-first.ts';
import type { FieldDescriptor, RecordRow } from '../shapes.ts';
import type { RelatedList } from './record-detail-props.ts';

export interface RelatedTableProps {
  readonly list: RelatedList;
  readonly rows: readonly RecordRow[];
}

export function RelatedTable({ list, rows }: RelatedTableProps) {
  const fields = titleFirst(list.fields, list.titleField);
  return (
    <TableScroll label={list.title}>
      <Table aria-label={list.title}>
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
          {rows.map((row) => (
            <TableRow key={row.id}>
              {fields.map((field, index) => (
                <TableCell key={field.name} align={isAmount(field) ? 'end' : 'start'}>
                  <RelatedValue row={row} field={field} title={index === 0} />
                  <RecordMark row={row} field={field} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
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
