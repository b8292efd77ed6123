import type { ReactNode } from 'react';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import type { FieldDescriptor } from '../shapes.ts';
import type { RecordDetailLabels } from './record-detail-props.ts';

export interface FieldLabelProps {
  readonly field: FieldDescriptor;
  /** Shown instead of the field's description. */
  readonly why: ReactNode;
  readonly labels: RecordDetailLabels;
}

/** A field's name. Where there is more to say of the field, pressing the name says it. */
export function FieldLabel({ field, why, labels }: FieldLabelProps) {
  const more = why ?? field.description;
  if (more === undefined || more === null || more === '') return field.label;
  return (
    <Popover>
      <PopoverTrigger
        title={labels.about(field.label)}
        className="cursor-help rounded-xs text-start decoration-dotted underline-offset-4 hover:text-ink hover:underline focus-visible:underline data-[state=open]:text-accent data-[state=open]:underline"
      >
        {field.label}
      </PopoverTrigger>
      <PopoverContent aria-label={labels.about(field.label)}>
        <p className="mb-1 text-md font-semibold">{field.label}</p>
        <div className="text-ink-muted">{more}</div>
      </PopoverContent>
    </Popover>
  );
}
