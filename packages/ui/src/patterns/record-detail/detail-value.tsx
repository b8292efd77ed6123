import { Skeleton } from '../../components/skeleton/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { isKnown, RecordMark } from '../record-mark.tsx';
import { EditableValue } from './editable-value.tsx';
import type { RecordDetailProps } from './record-detail-props.ts';

export interface ShownRecord extends Pick<RecordDetailProps, 'row' | 'unknown' | 'editing'> {}

interface DetailValueProps extends ShownRecord {
  readonly field: FieldDescriptor;
  /** The width of the skeleton while the value is loading. */
  readonly wide?: boolean;
}

/** The value of a field, with its mark and what edits it; a skeleton until it has been read. */
export function DetailValue({ field, row, unknown, editing, wide = false }: DetailValueProps) {
  if (row === undefined || !isKnown(row, field)) {
    if (unknown !== undefined) return <span className="text-ink-muted">{unknown}</span>;
    return <Skeleton className={wide ? 'my-1 w-32' : 'my-1 w-24'} />;
  }
  const value = (
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
  if (editing === undefined) return value;
  return (
    <EditableValue field={field} editing={editing}>
      {value}
    </EditableValue>
  );
}

/** Returns whether a field of a record that has been read holds nothing. The empty text is a value, and says so. */
export function isEmptyIn(row: RecordRow, { name }: Pick<FieldDescriptor, 'name'>): boolean {
  if (row.shown?.[name] !== undefined || row.marks?.[name] !== undefined) return false;
  const value = row.values[name];
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** Tells whether a field needs the whole width: long text, and values of several lines. */
export function isWide(field: FieldDescriptor, row: RecordRow | undefined): boolean {
  if (field.width !== undefined) return field.width === 'wide';
  const value = row?.values[field.name];
  if (value === null || value === undefined || field.reference !== undefined) return false;
  if (field.kind === 'json') return true;
  return typeof value === 'string' && field.kind === 'text' && /.{60}|\n/.test(value);
}
