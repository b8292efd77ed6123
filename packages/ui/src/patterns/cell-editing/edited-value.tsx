import { CircleAlert, PencilLine } from 'lucide-react';
import { FieldDisplay } from '../../fields/index.ts';
import type { FieldDescriptor, FieldValue, RecordLink } from '../../shapes/index.ts';
import { cellEditingMessages } from './messages.ts';

export interface EditedValueProps {
  readonly field: FieldDescriptor;
  readonly value: FieldValue;
  readonly link?: RecordLink | null;
  /** The reason it can't be saved. */
  readonly problem?: string;
}

/** A value that is edited and not saved yet, in place of the saved one. */
export function EditedValue({ field, value, link, problem }: EditedValueProps) {
  const isValid = problem === undefined;
  const Mark = isValid ? PencilLine : CircleAlert;
  return (
    <span
      data-slot="edited-value"
      data-invalid={!isValid || undefined}
      title={problem ?? cellEditingMessages.edited}
      className="inline-flex max-w-full items-center gap-1.5 text-accent data-invalid:text-danger"
    >
      <Mark aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0 truncate font-medium text-ink">
        <FieldDisplay
          field={field}
          value={value}
          // Its record is not shown as long as the value isn't saved.
          link={link && { label: link.label }}
          place="cell"
        />
      </span>
      <span className="sr-only">
        {' '}
        {isValid ? cellEditingMessages.edited : cellEditingMessages.notValid({ problem })}
      </span>
    </span>
  );
}
