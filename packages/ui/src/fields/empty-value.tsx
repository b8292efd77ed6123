import { useLabels } from '../labels/index.ts';
import { fieldDisplayLabels } from './labels.ts';

/** Shows NULL: a dash on screen, a word for screen readers. */
export function EmptyValue() {
  const labels = useLabels(fieldDisplayLabels);
  return (
    <span data-slot="empty-value" className="text-ink-subtle">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{labels.empty}</span>
    </span>
  );
}
