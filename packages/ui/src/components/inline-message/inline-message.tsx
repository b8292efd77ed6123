import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';

export type MessageTone = 'info' | 'success' | 'warning' | 'danger';

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** The icon that says a message's tone without its colour. */
export function ToneIcon({ tone }: { readonly tone: MessageTone }) {
  const Icon = icons[tone];
  return <Icon aria-hidden="true" data-slot="tone-icon" />;
}

const styles = tv({
  base: 'flex items-start gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0',
  variants: {
    tone: {
      info: 'text-info',
      success: 'text-success',
      warning: 'text-warning',
      danger: 'text-danger',
    },
  },
  defaultVariants: { tone: 'info' },
});

export interface InlineMessageProps extends ComponentProps<'div'> {
  readonly tone?: MessageTone;
}

/** A short message next to what it’s about. */
export function InlineMessage({
  tone = 'info',
  className,
  children,
  ...props
}: InlineMessageProps) {
  return (
    <div data-slot="inline-message" className={styles({ tone, className })} {...props}>
      <ToneIcon tone={tone} />
      <span className="min-w-0">{children}</span>
    </div>
  );
}
