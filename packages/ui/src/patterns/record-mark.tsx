import type { ReactNode } from 'react';
import { Skeleton } from '../components/skeleton/index.ts';
import { StatusBadge } from '../components/status-badge/index.ts';
import type { FieldDescriptor, RecordRow } from '../shapes/index.ts';

export interface RecordMarkProps {
  readonly row: RecordRow;
  readonly field: FieldDescriptor;
}

/**
 * Says beside a value what is to be noticed about it: "Overdue". It takes no more height than the line of
 * the value.
 */
export function RecordMark({ row, field }: RecordMarkProps) {
  const mark = row.marks?.[field.name];
  if (mark === undefined) return null;
  return (
    <StatusBadge tone={mark.tone} className="-my-1 ms-2 align-middle">
      {mark.label}
    </StatusBadge>
  );
}

/** Whether the value of a field has been read: an empty one has, and is null. */
export function isKnown({ values, shown }: RecordRow, { name }: FieldDescriptor): boolean {
  return values[name] !== undefined || shown?.[name] !== undefined;
}

/**
 * A value with its mark. A value that has just changed stands out for a moment, and takes no more room. The place of
 * one that is not known yet is held; what is `binary` is in no list.
 */
export function MarkedValue({
  row,
  field,
  children,
}: RecordMarkProps & { readonly children: ReactNode }) {
  if (!isKnown(row, field) && field.kind !== 'binary') {
    return <Skeleton className="inline-block w-16" />;
  }
  const isChanged = row.changed?.includes(field.name) === true;
  return (
    <>
      {isChanged ? <span data-slot="changed-value">{children}</span> : children}
      <RecordMark row={row} field={field} />
    </>
  );
}
