import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useValueFormat } from './value-format.tsx';

/** Puts a value on the clipboard, and says that it did. */
export function CopyValue({ text }: { readonly text: string }) {
  const { labels } = useValueFormat();
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      className="inline-grid size-6 flex-none place-items-center rounded-xs text-ink-subtle hover:bg-hover hover:text-ink"
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setCopied(true));
      }}
      onBlur={() => setCopied(false)}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only" aria-live="polite">
        {copied ? labels.copied : labels.copy}
      </span>
    </button>
  );
}
