import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLabels } from '../../labels/index.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface CopyButtonProps extends Omit<IconButtonProps, 'children'> {
  readonly text: string;
}

export const codeLabels = { copy: 'Copy', copied: 'Copied' };

/** Copies a text, and says that it did. */
export function CopyButton({ text, ...props }: CopyButtonProps) {
  const labels = useLabels(codeLabels);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  return (
    <>
      <IconButton
        data-slot="copy-button"
        size="small"
        data-copied={copied || undefined}
        onClick={copy}
        {...props}
      >
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
      <VisuallyHidden asChild>
        <output>{copied ? labels.copied : ''}</output>
      </VisuallyHidden>
    </>
  );
}
