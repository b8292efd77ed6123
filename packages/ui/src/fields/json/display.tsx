import { lazyDisplay } from '../lazy-display.tsx';
import type { FieldDisplayProps } from '../display-props.ts';
import { useValueFormat } from '../value-format.tsx';

const FullJsonDisplay = lazyDisplay(
  async () => (await import('./full-display.tsx')).FullJsonDisplay,
  JsonLine,
);

/** A cell shows it in one line; a detail as a person would have written it. */
export function JsonDisplay(props: FieldDisplayProps) {
  const Show = props.place === 'cell' ? JsonLine : FullJsonDisplay;
  return <Show {...props} />;
}

function JsonLine({ field, value }: FieldDisplayProps) {
  const { labels } = useValueFormat();
  if (field.shape !== undefined && Array.isArray(value)) return labels.entries(value.length);
  return (
    <span dir="ltr" className="font-mono text-md text-ink-muted">
      {JSON.stringify(value)}
    </span>
  );
}
