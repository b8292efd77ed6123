import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useFieldControl } from '../field/index.ts';
import { useMergedRef } from '../merged-ref.ts';
import { checkboxStyles } from './styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** Some of what it stands for is chosen, but not all. Shown until the next press. */
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
      ref={useMergedRef(input, ref)}
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
