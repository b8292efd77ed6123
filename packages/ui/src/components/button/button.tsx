import { Slottable } from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';
import { DisabledReason, refusePress } from '../disabled-reason.tsx';
import { Primitive } from '../primitive.tsx';
import { Spinner } from '../spinner/index.ts';
import { tv } from '../styling/index.ts';

export const buttonStyles = tv({
  base: [
    'relative inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap no-underline transition-colors select-none',
    '[&_svg]:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-subtle forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]',
  ],
  variants: {
    variant: {
      primary:
        'border-accent bg-accent text-accent-ink not-disabled:not-aria-disabled:hover:border-accent-hover not-disabled:not-aria-disabled:hover:bg-accent-hover not-disabled:not-aria-disabled:active:border-transparent not-disabled:not-aria-disabled:active:bg-[color-mix(in_oklab,var(--ninefold-color-accent-hover),var(--ninefold-color-ink)_25%)]',
      secondary:
        'border-line-strong bg-panel text-ink not-disabled:not-aria-disabled:hover:bg-hover not-disabled:not-aria-disabled:active:bg-pressed data-[state=open]:bg-pressed',
      ghost:
        'border-transparent bg-transparent text-ink-muted not-disabled:not-aria-disabled:hover:bg-hover not-disabled:not-aria-disabled:hover:text-ink not-disabled:not-aria-disabled:active:bg-pressed data-[state=open]:bg-pressed data-[state=open]:text-ink disabled:border-transparent disabled:bg-transparent disabled:opacity-60',
      danger:
        'border-danger bg-danger text-danger-ink not-disabled:not-aria-disabled:hover:border-danger-hover not-disabled:not-aria-disabled:hover:bg-danger-hover not-disabled:not-aria-disabled:active:border-transparent not-disabled:not-aria-disabled:active:bg-[color-mix(in_oklab,var(--ninefold-color-danger-hover),var(--ninefold-color-ink)_25%)]',
    },
    size: {
      small: 'h-control-small px-2.5 text-md',
      medium: 'h-control px-3 text-base',
    },
    iconOnly: { true: 'px-0' },
    // Not to be pressed now, but focusable, so that it can say why.
    refused: {
      true: 'cursor-not-allowed border-line bg-sunken text-ink-subtle forced-colors:border-[GrayText] forced-colors:text-[GrayText]',
    },
    busy: {
      // The label keeps its room and its name; only its ink goes. Forced colours keep the ink.
      true: 'cursor-progress text-transparent [&>[data-slot=spinner]]:text-ink-muted forced-colors:[&>[data-slot=spinner]]:hidden [&>svg]:opacity-0 forced-colors:[&>svg]:opacity-100',
    },
  },
  compoundVariants: [
    {
      variant: ['primary', 'danger'],
      refused: false,
      className:
        'forced-colors:not-disabled:[forced-color-adjust:none] forced-colors:not-disabled:border-[ButtonText] forced-colors:not-disabled:bg-[ButtonText] forced-colors:not-disabled:text-[ButtonFace]',
    },
    { variant: 'primary', busy: true, className: '[&>[data-slot=spinner]]:text-accent-ink' },
    { variant: 'danger', busy: true, className: '[&>[data-slot=spinner]]:text-danger-ink' },
    { variant: 'ghost', refused: true, className: 'border-transparent bg-transparent opacity-60' },
    { iconOnly: true, size: 'small', className: 'w-control-small' },
    { iconOnly: true, size: 'medium', className: 'w-control' },
  ],
  defaultVariants: { variant: 'secondary', size: 'medium', refused: false },
});

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once per screen, for the likeliest action. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** A decorative icon before the text. */
  readonly start?: ReactNode;
  /** A decorative icon, or a `Kbd`, after the text. */
  readonly end?: ReactNode;
  /** Shows a spinner over the text and ignores presses, without losing focus. */
  readonly busy?: boolean;
  /** Disables the button but keeps it focusable, and shows this reason on hover, focus and press. */
  readonly disabledReason?: string;
  /** Renders as its child, for example a router's link. */
  readonly asChild?: boolean;
}

/** Starts an action. With `aria-disabled` instead of `disabled` it stays focusable. */
export function Button({
  variant,
  size,
  start,
  end,
  busy = false,
  disabledReason,
  asChild = false,
  className,
  children,
  onClick,
  'aria-disabled': ariaDisabled,
  ...props
}: ButtonProps) {
  const refused = disabledReason !== undefined || ariaDisabled === true || ariaDisabled === 'true';
  const inert = busy || refused;
  return (
    <Primitive.button
      data-slot="button"
      data-variant={variant ?? 'secondary'}
      {...(asChild ? { asChild } : { type: 'button' })}
      className={buttonStyles({ variant, size, busy, refused, className })}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      aria-description={disabledReason}
      onClick={inert ? refusePress : onClick}
      {...props}
    >
      {start}
      <Slottable>{children}</Slottable>
      {end}
      {busy && <Spinner className="absolute inset-0 m-auto" />}
      {disabledReason !== undefined && <DisabledReason>{disabledReason}</DisabledReason>}
    </Primitive.button>
  );
}
