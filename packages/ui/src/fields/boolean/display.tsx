import { Check, X } from 'lucide-react';
import type { FieldDisplayProps } from '../display-props.ts';
import { fieldDisplayMessages } from '../messages.ts';

/** Shows yes or no, with an icon that can be found at a glance. */
export function BooleanDisplay({ value }: FieldDisplayProps) {
  const yes = value === true || value === 'true' || value === 't';
  const Icon = yes ? Check : X;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon
        aria-hidden="true"
        className={yes ? 'size-3.5 flex-none text-success' : 'size-3.5 flex-none text-ink-subtle'}
      />
      {yes ? fieldDisplayMessages.yes : fieldDisplayMessages.no}
    </span>
  );
}
