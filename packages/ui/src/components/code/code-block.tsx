import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { useScrollableRegion } from '../scrollable-region.ts';
import { tv } from '../styling/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { codeMessages } from './messages.ts';

const styles = tv({
  slots: {
    block: 'relative min-w-0 rounded-md border border-line bg-sunken text-ink',
    pre: 'overflow-x-auto px-2.5 py-2 font-mono text-sm whitespace-pre',
    copy: 'absolute end-1 top-1 bg-sunken',
  },
  variants: { wrap: { true: { pre: 'break-words whitespace-pre-wrap' } } },
});

export interface CodeBlockProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly code: string;
  /** Names the block for those who scroll it by keyboard, and says what is copied. */
  readonly label: string;
  /** Long lines are broken instead of scrolled. */
  readonly wrap?: boolean;
  readonly copyable?: boolean;
}

/** Lines of code, to read and to copy. */
export function CodeBlock({
  code,
  label,
  wrap,
  copyable = true,
  className,
  ...props
}: CodeBlockProps) {
  const element = useRef<HTMLPreElement>(null);
  const region = useScrollableRegion(element, label);
  const { block, pre, copy } = styles({ wrap });
  return (
    <div data-slot="code-block" className={block({ className })} {...props}>
      <pre dir="ltr" ref={element} className={pre()} {...region}>
        <code className="block w-fit min-w-full">{code}</code>
      </pre>
      {copyable && (
        <CopyButton text={code} label={codeMessages.copyOf({ label })} className={copy()} />
      )}
    </div>
  );
}

export interface CopyButtonProps extends Omit<IconButtonProps, 'children' | 'label'> {
  readonly label?: string;
  readonly text: string;
}

/** Copies a text, and says that it did. */
export function CopyButton({ text, label = codeMessages.copy, ...props }: CopyButtonProps) {
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
        label={label}
        data-copied={copied || undefined}
        onClick={copy}
        {...props}
      >
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
      <VisuallyHidden asChild>
        <output>{copied ? codeMessages.copied : ''}</output>
      </VisuallyHidden>
    </>
  );
}
