import { Check, X } from 'lucide-react';
import { useLabels } from '../../labels/index.ts';
import type { FieldDisplayProps } from '../display-props.ts';
import { fieldDisplayLabels } from '../labels.ts';

/** Shows yes or no, with an icon that can be found at a glance. */
export function BooleanDisplay({ value }: FieldDisplayProps) {
  const labels = useLabels(fieldDisplayLabels);
  const yes = value === true || value === 'true' || value === 't';
  const Icon = yes ? Check : X;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon
        aria-hidden="true"
        className={yes ? 'size-3.5 flex-none text-success' : 'size-3.5 flex-none text-ink-subtle'}
      />
      {yes ? labels.yes : labels.no}
    </span>
  );
}
