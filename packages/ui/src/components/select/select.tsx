import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/index.ts';
import { controlBox } from '../styling/index.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  readonly size?: 'small' | 'medium';
  /** The options; for groups give `<optgroup>` and `<option>` as children instead. */
  readonly options?: readonly SelectOption[];
  /** A first option with the empty value: what is shown while nothing is chosen. */
  readonly placeholder?: string;
}

/**
 * One of a few. It is the browser's own select, for its keyboard, its speech
 * and the phone's own picker; where the browser allows it its list is drawn in
 * our look. For more than some fifteen options use a combobox.
 *
 * `className` goes to the box, the rest to the select.
 */
export function Select({ size, options, placeholder, className, children, ...props }: SelectProps) {
  const { box, input } = controlBox({ size });
  return (
    <div data-slot="select" className={box({ className })}>
      <select
        data-slot="select-input"
        className={input({
          className: 'select-picker h-full cursor-default truncate rounded-md pe-8',
        })}
        {...useFieldControl(props)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      {/* It covers the end of a text that is too long. */}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-0 grid w-8 place-items-center rounded-e-md bg-inherit text-ink-subtle"
      >
        <ChevronsUpDown className="size-3.5" />
      </span>
    </div>
  );
}
