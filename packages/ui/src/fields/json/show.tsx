import { showOnDemand } from '../show-on-demand.tsx';
import type { ShowFieldProps } from '../show-props.ts';
import { useValueFormat } from '../value-format.tsx';

const ShowWhole = showOnDemand(async () => (await import('./show-whole.tsx')).ShowWhole, ShowLine);

/** A cell shows it in one line; a detail as a person would have written it. */
export function ShowJson(props: ShowFieldProps) {
  const Show = props.place === 'cell' ? ShowLine : ShowWhole;
  return <Show {...props} />;
}

function ShowLine({ field, value }: ShowFieldProps) {
  const { labels } = useValueFormat();
  if (field.shape !== undefined && Array.isArray(value)) return labels.entries(value.length);
  return (
    <span dir="ltr" className="font-mono text-md text-ink-muted">
      {JSON.stringify(value)}
    </span>
  );
}
