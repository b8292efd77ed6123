import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from '../field/index.ts';
import { controlBox } from '../styling/index.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly size?: 'small' | 'medium';
  /** Inside the box before the text: an icon or a unit. */
  readonly start?: ReactNode;
  /** Inside the box after the text: a unit, a Kbd, a small IconButton. */
  readonly end?: ReactNode;
}

/**
 * An input for one line of text. `className` goes to the box, everything else, `ref` too,
 * to the input. Inside a `Field` it is named and described by it; alone it
 * needs an `aria-label`.
 */
export function TextField({ size, start, end, className, ...props }: TextFieldProps) {
  const { box, input, adornment } = controlBox({ size });
  return (
    <div data-slot="text-field" className={box({ className })}>
      {start && <span className={adornment()}>{start}</span>}
      <input
        data-slot="text-field-input"
        type="text"
        className={input()}
        {...useFieldControl(props)}
      />
      {end && <span className={adornment()}>{end}</span>}
    </div>
  );
}
