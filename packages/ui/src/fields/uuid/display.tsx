import { plainText } from '../plain-text.ts';
import { lazyDisplay } from '../lazy-display.tsx';
import type { KindDisplayProps } from '../display-props.ts';

const CopyableUuid = lazyDisplay(
  async () => (await import('./copyable-uuid.tsx')).CopyableUuid,
  ({ value }) => (
    <span dir="ltr" className="font-mono text-md break-all">
      {plainText(value)}
    </span>
  ),
);

/** Shows the beginning in a cell, which distinguishes rows, and all of it in a detail, to copy. */
export function UuidDisplay(props: KindDisplayProps) {
  if (props.place !== 'cell') return <CopyableUuid {...props} />;
  const text = plainText(props.value);
  return (
    <span title={text} dir="ltr" className="font-mono text-md text-ink-subtle">
      {text.slice(0, 8)}…
    </span>
  );
}
