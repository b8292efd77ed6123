import { Primitive } from '@radix-ui/react-primitive';
import type { ComponentProps } from 'react';
import { buttonStyles, type ButtonSize, type ButtonVariant } from '../button/index.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does: its accessible name, as there is no text. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly asChild?: boolean;
}

/** A button of which the icon alone says what it does. Wrap it in a Tooltip where that is not plain. */
export function IconButton({
  label,
  variant = 'ghost',
  size,
  asChild = false,
  className,
  ...props
}: IconButtonProps) {
  return (
    <Primitive.button
      data-slot="icon-button"
      data-variant={variant}
      {...(asChild ? { asChild } : { type: 'button' })}
      aria-label={label}
      className={buttonStyles({ variant, size, iconOnly: true, className })}
      {...props}
    />
  );
}
