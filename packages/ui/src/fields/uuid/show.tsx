import { plainText } from '../plain-text.ts';
import { showOnDemand } from '../show-on-demand.tsx';
import type { ShowFieldProps } from '../show-props.ts';

const ShowToCopy = showOnDemand(
  async () => (await import('./show-to-copy.tsx')).ShowToCopy,
  ({ value }) => (
    <span dir="ltr" className="font-mono text-md break-all">
      {plainText(value)}
    </span>
  ),
);

/** A cell shows the beginning, which tells rows apart; a detail all of it, to copy. */
export function ShowUuid(props: ShowFieldProps) {
  if (props.place !== 'cell') return <ShowToCopy {...props} />;
  const text = plainText(props.value);
  return (
    <span title={text} dir="ltr" className="font-mono text-md text-ink-subtle">
      {text.slice(0, 8)}…
    </span>
  );
}
