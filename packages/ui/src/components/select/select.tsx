import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from '../field/index.ts';
import { buttonStyles } from '../button/index.ts';
import { LazyTooltip } from '../lazy-tooltip.tsx';
import { controlBox, joinClassNames } from '../styling/index.ts';

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
  /** Shown in place of the chosen option, as on an icon button. Its `aria-label` is the tooltip. */
  readonly icon?: ReactNode;
}

/**
 * One of a few. It is the browser's own select, for its keyboard, its speech
 * and the phone's own picker; where the browser allows it its list is drawn in
 * our look. For more than some fifteen options use a combobox.
 *
 * `className` goes to the box, the rest to the select.
 */
export function Select({
  size,
  options,
  placeholder,
  icon,
  className,
  children,
  ...props
}: SelectProps) {
  const { box, input } = controlBox({ size });
  const isIcon = icon !== undefined;
  return (
    <div data-slot="select" className={isIcon ? iconBox({ size, className }) : box({ className })}>
      <select
        data-slot="select-input"
        className={
          isIcon
            ? 'select-picker absolute inset-0 size-full cursor-default opacity-0'
            : input({ className: 'select-picker h-full cursor-default truncate rounded-md pe-8' })
        }
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
      {isIcon ? (
        <>
          {icon}
          {props['aria-label'] !== undefined && <LazyTooltip>{props['aria-label']}</LazyTooltip>}
        </>
      ) : (
        // It covers the end of a text that is too long.
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-0 grid w-8 place-items-center rounded-e-md bg-inherit text-ink-subtle"
        >
          <ChevronsUpDown className="size-3.5" />
        </span>
      )}
    </div>
  );
}

function iconBox({ size, className }: Pick<SelectProps, 'size' | 'className'>) {
  return buttonStyles({
    variant: 'ghost',
    size,
    iconOnly: true,
    className: joinClassNames(
      'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
      className,
    ),
  });
}
