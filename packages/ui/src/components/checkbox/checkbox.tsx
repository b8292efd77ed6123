import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useFieldControl } from '../field/index.ts';
import { tv } from '../styling/index.ts';

/** The box is drawn on the native input itself, so that it keeps the browser's behaviour. */
const checkboxStyles = tv({
  slots: {
    label:
      'inline-flex min-h-6 max-w-full items-start gap-2 py-0.5 touch:py-3 text-base text-ink has-disabled:text-ink-subtle',
    box: [
      // The hit area is 24 px however small the box, and 44 for a finger.
      'relative my-0.5 size-4 shrink-0 align-middle appearance-none rounded-xs border-[1.5px] border-line-control bg-panel transition-colors before:absolute before:-inset-1.5 touch:before:-inset-4 before:content-[""]',
      'hover:not-disabled:border-ink-subtle',
      'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent checked:hover:not-disabled:border-accent-hover checked:hover:not-disabled:bg-accent-hover',
      'after:absolute after:hidden after:border-accent-ink after:content-[""] checked:after:block indeterminate:after:block',
      // A tick is a sign, not a direction: it is the same right to left.
      'checked:not-indeterminate:after:left-[3.5px] checked:not-indeterminate:after:top-[0.5px] checked:not-indeterminate:after:h-[9px] checked:not-indeterminate:after:w-[5.5px] checked:not-indeterminate:after:rotate-42 checked:not-indeterminate:after:border-r-2 checked:not-indeterminate:after:border-b-2',
      'indeterminate:after:start-[2.5px] indeterminate:after:top-[5.5px] indeterminate:after:w-2 indeterminate:after:border-t-2',
      'aria-invalid:border-danger',
      'disabled:border-line-strong disabled:bg-sunken disabled:checked:border-ink-subtle disabled:checked:bg-ink-subtle disabled:indeterminate:border-ink-subtle disabled:indeterminate:bg-ink-subtle disabled:after:border-panel',
      // The checkmark is drawn with borders, which forced colours keep; the fill is lost.
      'forced-colors:border-[ButtonText] forced-colors:after:border-[ButtonText] forced-colors:disabled:border-[GrayText] forced-colors:disabled:after:border-[GrayText]',
    ],
  },
});

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** Some of the items that it represents are chosen, but not all. Shown until the next press. */
  readonly indeterminate?: boolean;
  /** The text beside the box, part of its target. Without it give `aria-label`, or use a Field. */
  readonly children?: ReactNode;
}

/** A yes-or-no choice that is saved with its form. For what takes effect at once, use Switch. */
export function Checkbox({
  indeterminate = false,
  className,
  children,
  ref,
  ...props
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { label, box } = checkboxStyles();
  useEffect(() => {
    // After every render: a press sets the browser's own flag to false without telling React.
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const control = (
    <input
      type="checkbox"
      data-slot="checkbox"
      {...useFieldControl(props)}
      ref={useComposedRefs(input, ref)}
      className={box({ className: children === undefined ? className : undefined })}
    />
  );
  if (children === undefined) return control;
  return (
    <label data-slot="checkbox-label" className={label({ className })}>
      {control}
      <span className="min-w-0">{children}</span>
    </label>
  );
}
