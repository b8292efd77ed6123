import { CopyButton } from '../../components/code/index.ts';
import { plainText } from '../plain-text.ts';
import type { ShowFieldProps } from '../show-props.ts';
import { useValueFormat } from '../value-format.tsx';

/** A cell shows the beginning, which tells rows apart; a detail all of it, to copy. */
export function ShowUuid({ value, place }: ShowFieldProps) {
  const { labels } = useValueFormat();
  const text = plainText(value);
  if (place === 'cell') {
    return (
      <span title={text} dir="ltr" className="font-mono text-md text-ink-subtle">
        {text.slice(0, 8)}…
      </span>
    );
  }
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span dir="ltr" className="min-w-0 font-mono text-md break-all">
        {text}
      </span>
      <CopyButton text={text} label={labels.copy} copiedLabel={labels.copied} className="size-6" />
    </span>
  );
}
