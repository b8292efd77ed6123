import { fieldDisplayMessages } from '../messages.ts';
import { lazyDisplay } from '../lazy-display.tsx';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps, KindDisplayProps } from '../display-props.ts';

const FullJsonDisplay = lazyDisplay(
  async () => (await import('./full-display.tsx')).FullJsonDisplay,
  JsonLine,
);

/** Shows one line in a cell, and all of the value in a detail. */
export function JsonDisplay(props: KindDisplayProps) {
  const Display = props.place === 'cell' ? JsonLine : FullJsonDisplay;
  return <Display {...props} />;
}

function JsonLine({ field, value }: FieldDisplayProps) {
  const count = field.shape && lengthOf(plainText(value));
  if (count !== undefined) return fieldDisplayMessages.entries({ count });
  return (
    <span dir="ltr" className="font-mono text-md text-ink-muted">
      {plainText(value)}
    </span>
  );
}

/** Returns the number of items of a JSON list; undefined for any other JSON. */
function lengthOf(json: string): number | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.length : undefined;
  } catch {
    return undefined;
  }
}
