import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { buttonGroupStyles } from './styles.ts';

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly orientation?: 'horizontal' | 'vertical';
  /** Joins the buttons at their edges. `false` keeps a distance between them. */
  readonly attached?: boolean;
  readonly asChild?: boolean;
}

/**
 * A few related buttons, such as an action with alternatives. Each is a tab stop: for many, use
 * Toolbar.
 */
export function ButtonGroup({
  label,
  orientation = 'horizontal',
  attached,
  className,
  ...props
}: ButtonGroupProps) {
  return (
    <Primitive.div
      data-slot="button-group"
      data-orientation={orientation}
      // A fieldset is for the controls of a form.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={label}
      className={buttonGroupStyles({ orientation, attached, className })}
      {...props}
    />
  );
}
