import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { tv } from '../styling/index.ts';

/** Buttons share their edges; the focused or hovered one shows all four. */
const buttonGroupStyles = tv({
  base: 'inline-flex max-w-full isolate *:focus-visible:z-2 *:not-disabled:hover:z-1',
  variants: {
    orientation: { horizontal: 'flex-row', vertical: 'flex-col *:justify-start' },
    attached: { true: '', false: 'gap-2' },
  },
  compoundVariants: [
    { attached: false, orientation: 'horizontal', className: 'flex-wrap' },
    {
      attached: true,
      orientation: 'horizontal',
      className: [
        '*:not-first:-ms-px *:not-first:rounded-s-none *:not-last:rounded-e-none',
        // Filled buttons have no line between them but this one.
        '[&>[data-variant=danger]+[data-variant=danger]]:border-s-danger-ink/50 [&>[data-variant=primary]+[data-variant=primary]]:border-s-accent-ink/50',
      ],
    },
    {
      attached: true,
      orientation: 'vertical',
      className: [
        '*:not-first:-mt-px *:not-first:rounded-t-none *:not-last:rounded-b-none',
        '[&>[data-variant=danger]+[data-variant=danger]]:border-t-danger-ink/50 [&>[data-variant=primary]+[data-variant=primary]]:border-t-accent-ink/50',
      ],
    },
  ],
  defaultVariants: { orientation: 'horizontal', attached: true },
});

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly orientation?: 'horizontal' | 'vertical';
  /** Joins the buttons at their edges. `false` keeps a distance between them. */
  readonly attached?: boolean;
  readonly asChild?: boolean;
}

/** A few related buttons. Each is a tab stop; for many, use Toolbar. */
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
