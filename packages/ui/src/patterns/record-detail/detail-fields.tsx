import { DescriptionItem, DescriptionList } from '../../components/description-list/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import { RecordMark } from '../record-mark.tsx';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { Why } from '../why/index.ts';

export interface DetailFieldsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly row: RecordRow | undefined;
}

/** Names and values of one record, two beside each other where there is room. */
export function DetailFields({ fields, row }: DetailFieldsProps) {
  return (
    <DescriptionList columns={2}>
      {fields.map((field, index) => (
        <DescriptionItem
          key={field.name}
          wide={isWide(field, row)}
          term={
            <Why why={field.why} name={field.label}>
              {field.label}
            </Why>
          }
        >
          <DetailValue field={field} row={row} wide={index % 3 === 0} />
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}

export interface DetailValueProps {
  readonly field: FieldDescriptor;
  readonly row: RecordRow | undefined;
  /** Of what stands in for the value while it is loading. */
  readonly wide?: boolean;
}

export function DetailValue({ field, row, wide = false }: DetailValueProps) {
  if (row === undefined) return <Skeleton className={wide ? 'my-1 w-32' : 'my-1 w-24'} />;
  return (
    <>
      {row.shown?.[field.name] ?? (
        <FieldDisplay
          field={field}
          value={row.values[field.name]}
          link={field.reference && row.links[field.reference.constraint]}
          place="detail"
        />
      )}
      <RecordMark row={row} field={field} />
    </>
  );
}

/** Tells whether a field needs the whole width: long text, and values of several lines. */
function isWide(field: FieldDescriptor, row: RecordRow | undefined): boolean {
  if (field.width !== undefined) return field.width === 'wide';
  const value = row?.values[field.name];
  if (value === null || value === undefined || field.reference !== undefined) return false;
  if (field.kind === 'json') return true;
  return typeof value === 'string' && field.kind === 'text' && /.{60}|\n/.test(value);
}
