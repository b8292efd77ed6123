import { useLabels } from '../../labels/index.ts';
import { fieldDisplayLabels } from '../labels.ts';
import { lazyDisplay } from '../lazy-display.tsx';
import type { FieldDisplayProps } from '../display-props.ts';

const FullJsonDisplay = lazyDisplay(
  async () => (await import('./full-display.tsx')).FullJsonDisplay,
  JsonLine,
);

/** Shows one line in a cell, and all of the value in a detail. */
export function JsonDisplay(props: FieldDisplayProps) {
  const Display = props.place === 'cell' ? JsonLine : FullJsonDisplay;
  return <Display {...props} />;
}

function JsonLine({ field, value }: FieldDisplayProps) {
  const labels = useLabels(fieldDisplayLabels);
  if (field.shape !== undefined && Array.isArray(value)) return labels.entries(value.length);
  return (
    <span dir="ltr" className="font-mono text-md text-ink-muted">
      {JSON.stringify(value)}
    </span>
  );
}
