import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ToneIcon, type MessageTone } from '../inline-message/index.ts';
import { tv } from '../styling/index.ts';
import { bannerMessages } from './messages.ts';

const styles = tv({
  slots: {
    banner:
      'flex items-start gap-2.5 rounded-lg border px-3.5 py-2.5 text-base text-ink [&>[data-slot=tone-icon]]:mt-0.5 [&>[data-slot=tone-icon]]:size-4 [&>[data-slot=tone-icon]]:shrink-0',
    // Actions that leave the text too little room are below it.
    body: 'flex min-w-0 flex-1 flex-wrap items-start gap-x-2.5 gap-y-2',
    content: 'min-w-0 flex-1 basis-48 break-words',
    title: 'font-medium',
    actions: 'flex max-w-full shrink-0 flex-wrap items-center gap-2',
    dismiss: '-my-1 -me-2',
  },
  variants: {
    tone: {
      info: { banner: 'border-info-line bg-info-soft/60 [&>[data-slot=tone-icon]]:text-info' },
      success: {
        banner: 'border-success-line bg-success-soft/60 [&>[data-slot=tone-icon]]:text-success',
      },
      warning: {
        banner: 'border-warning-line bg-warning-soft/60 [&>[data-slot=tone-icon]]:text-warning',
      },
      danger: {
        banner: 'border-danger-line bg-danger-soft/60 [&>[data-slot=tone-icon]]:text-danger',
      },
    },
    fullWidth: {
      // Across the whole screen: one quiet line.
      true: {
        body: 'items-center',
        banner:
          'min-h-9 items-center rounded-none border-x-0 border-t-0 px-4 py-1 text-md sm:px-6 [&>[data-slot=tone-icon]]:mt-0',
      },
    },
  },
});

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly tone?: MessageTone;
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  /** Adds a button that takes the banner away; the caller does it. */
  readonly onDismiss?: () => void;
  /** Spans the window, without corners or side borders: for the top of the application. */
  readonly fullWidth?: boolean;
  /** `polite` or `assertive` where the banner appears after the page did, so that it is heard. */
  readonly announce?: 'off' | 'polite' | 'assertive';
}

/** A lasting message about the whole screen. */
export function Banner({
  tone = 'info',
  title,
  actions,
  onDismiss,
  fullWidth,
  announce = 'off',
  className,
  children,
  ...props
}: BannerProps) {
  const part = styles({ tone, fullWidth });
  const role = { off: undefined, polite: 'status', assertive: 'alert' }[announce];
  return (
    <div
      data-slot="banner"
      data-tone={tone}
      role={role}
      className={part.banner({ className })}
      {...props}
    >
      <ToneIcon tone={tone} />
      <div className={part.body()}>
        <div className={part.content()}>
          {title !== undefined && <div className={part.title()}>{title}</div>}
          {children}
        </div>
        {actions !== undefined && <div className={part.actions()}>{actions}</div>}
      </div>
      {onDismiss !== undefined && (
        <IconButton
          label={bannerMessages.dismiss}
          size="small"
          className={part.dismiss()}
          onClick={onDismiss}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
