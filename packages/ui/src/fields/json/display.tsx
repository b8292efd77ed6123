import { fieldDisplayMessages } from '../messages.ts';
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
  if (field.shape !== undefined && Array.isArray(value))
    return fieldDisplayMessages.entries({ count: value.length });
  return (
    <span dir="ltr" className="font-mono text-md text-ink-muted">
      {JSON.stringify(value)}
    </span>
  );
}
