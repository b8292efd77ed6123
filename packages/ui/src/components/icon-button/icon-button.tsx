import { Slottable } from 'radix-ui/slot';
import { buttonStyles, type ButtonProps } from '../button/index.ts';
import { DisabledReason, refusePress } from '../disabled-reason.tsx';
import { LazyTooltip } from '../lazy-tooltip.tsx';
import { Primitive } from '../primitive.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'start' | 'end' | 'busy'> {
  /** The accessible name. */
  readonly label: string;
  /** Shows the label while it is pointed at or focused by keyboard. */
  readonly tooltip?: boolean;
}

/** A button with only an icon. Give it a `tooltip` unless the icon is obvious. */
export function IconButton({
  label,
  tooltip = false,
  variant = 'ghost',
  size,
  disabledReason,
  asChild = false,
  className,
  children,
  onClick,
  'aria-disabled': ariaDisabled,
  ...props
}: IconButtonProps) {
  const refused = disabledReason !== undefined || ariaDisabled === true || ariaDisabled === 'true';
  return (
    <Primitive.button
      data-slot="icon-button"
      data-variant={variant}
      {...(asChild ? { asChild } : { type: 'button' })}
      aria-label={label}
      className={buttonStyles({ variant, size, refused, iconOnly: true, className })}
      aria-disabled={refused || undefined}
      aria-description={disabledReason}
      onClick={refused ? refusePress : onClick}
      {...props}
    >
      <Slottable>{children}</Slottable>
      {disabledReason === undefined ? (
        tooltip && <LazyTooltip>{label}</LazyTooltip>
      ) : (
        <DisabledReason>{disabledReason}</DisabledReason>
      )}
    </Primitive.button>
  );
}
