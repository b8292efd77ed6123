import { CodeBlock } from '../../components/code/index.ts';
import type { ShowFieldProps } from '../show-props.ts';
import { useValueFormat } from '../value-format.tsx';

/** A cell shows it in one line; a detail as a person would have written it. */
export function ShowJson({ field, value, place }: ShowFieldProps) {
  const { labels } = useValueFormat();
  if (place === 'cell') {
    return (
      <span dir="ltr" className="font-mono text-md text-ink-muted">
        {JSON.stringify(value)}
      </span>
    );
  }
  return (
    <CodeBlock
      code={JSON.stringify(value, null, 2)}
      label={field.label}
      copyLabel={labels.copy}
      copiedLabel={labels.copied}
    />
  );
}
