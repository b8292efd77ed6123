import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { DescriptionItem, DescriptionList } from '../../components/description-list/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { ShowField } from '../../fields/index.ts';
import type { FieldDescriptor, RecordRow } from '../shapes.ts';
import type { RecordDetailLabels, RecordDetailProps } from './record-detail-props.ts';

export interface DetailFieldsProps extends Pick<RecordDetailProps, 'why'> {
  readonly fields: readonly FieldDescriptor[];
  readonly row: RecordRow | undefined;
  readonly labels: RecordDetailLabels;
}

/** Names and values of one record, two beside each other where there is room. */
export function DetailFields({ fields, row, why, labels }: DetailFieldsProps) {
  return (
    <DescriptionList columns={2}>
      {fields.map((field, index) => (
        <DescriptionItem
          key={field.name}
          wide={isWide(field, row)}
          term={<Term field={field} about={why?.(field) ?? field.description} labels={labels} />}
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
    <ShowField
      field={field}
      value={row.values[field.name]}
      link={field.reference && row.links[field.reference.constraint]}
      place="detail"
    />
  );
}

/** What does not fit beside another: long text, and what has several lines. */
function isWide(field: FieldDescriptor, row: RecordRow | undefined): boolean {
  const value = row?.values[field.name];
  if (value === null || value === undefined || field.reference !== undefined) return false;
  if (field.kind === 'json') return true;
  return typeof value === 'string' && field.kind === 'text' && /.{60}|\n/.test(value);
}

interface TermProps {
  readonly field: FieldDescriptor;
  readonly about: ReactNode;
  readonly labels: RecordDetailLabels;
}

function Term({ field, about, labels }: TermProps) {
  if (about === undefined || about === null) return field.label;
  return (
    <>
      {field.label}
      <Popover>
        <PopoverTrigger asChild>
          <button
            type="button"
            aria-label={labels.about(field.label)}
            className="ms-0.5 inline-grid size-6 place-items-center rounded-xs align-bottom text-ink-subtle -my-0.5 hover:bg-hover hover:text-ink"
          >
            <Info aria-hidden="true" className="size-3.5" />
          </button>
        </PopoverTrigger>
        <PopoverContent aria-label={labels.about(field.label)}>{about}</PopoverContent>
      </Popover>
    </>
  );
}
