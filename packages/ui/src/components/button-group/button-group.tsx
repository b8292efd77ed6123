import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { buttonGroupStyles } from './styles.ts';

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** What the buttons are for together. */
  readonly label: string;
  readonly orientation?: 'horizontal' | 'vertical';
  /** They share their edges. `false` only keeps them together, at a distance. */
  readonly attached?: boolean;
  readonly asChild?: boolean;
}

/**
 * A few buttons that belong together, such as one with further ways to do it.
 * Each stays a stop of the Tab key: for many, use Toolbar.
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
