import { Slottable } from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';
import { DisabledReason, refusePress } from '../disabled-reason.tsx';
import { Spinner } from '../spinner/index.ts';
import { Primitive } from '../primitive.tsx';
import { buttonStyles } from './styles.ts';

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
  /**
   * Shows a spinner over the text and ignores presses, without losing focus.
   */
  readonly busy?: boolean;
  /**
   * Disables the button but keeps it focusable, and shows this reason on hover, focus and press.
   */
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
