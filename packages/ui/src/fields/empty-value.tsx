import { useValueFormat } from './value-format.tsx';

/** NULL: a dash to the eye, a word to a screen reader. */
export function EmptyValue() {
  const { labels } = useValueFormat();
  return (
    <span data-slot="empty-value" className="text-ink-subtle">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{labels.empty}</span>
    </span>
  );
}
