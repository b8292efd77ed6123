import { fieldDisplayMessages } from './messages.ts';

/** Shows NULL: a dash on screen, a word for screen readers. */
export function EmptyValue() {
  return (
    <span data-slot="empty-value" className="text-ink-subtle">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{fieldDisplayMessages.empty}</span>
    </span>
  );
}
