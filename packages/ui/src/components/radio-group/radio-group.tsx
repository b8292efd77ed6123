import { Root } from 'radix-ui/radio-group';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useFieldControl, useFieldLabelId } from '../field/index.ts';
import { Radio } from './radio.tsx';
import { radioGroupStyles } from './styles.ts';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'dir' | 'onChange'
> {
  /** The choices; for an order of your own give Radios as children instead. */
  readonly options?: readonly RadioOption[];
  /** The value that is chosen, where the caller keeps it; empty for none. */
  readonly value?: string;
  readonly defaultValue?: string;
  /** Called when one is chosen, and when the form is reset: with the first value, empty where there was none. */
  readonly onValueChange?: (value: string) => void;
  /** The name that the form is sent with. */
  readonly name?: string;
  /** The id of its form, where it stands outside. */
  readonly form?: string;
  readonly disabled?: boolean;
  readonly orientation?: 'vertical' | 'horizontal';
  readonly dir?: 'ltr' | 'rtl';
  readonly loop?: boolean;
}

/**
 * A single choice from a short list. Inside a `Field` it is named and
 * described by it; alone it needs an `aria-label`.
 */
export function RadioGroup({
  options,
  orientation = 'vertical',
  onValueChange,
  className,
  children,
  ...props
}: RadioGroupProps) {
  const labelId = useFieldLabelId();
  const told = useRef<string | null>(undefined);
  const tell = (value: string | null): void => {
    // One arrow key may choose twice: see Radio.
    if (told.current === value) return;
    told.current = value;
    queueMicrotask(() => (told.current = undefined));
    onValueChange?.(value ?? '');
  };
  const labelled = props['aria-label'] === undefined ? { 'aria-labelledby': labelId } : {};
  return (
    <Root
      data-slot="radio-group"
      data-orientation={orientation}
      className={radioGroupStyles({ orientation }).group({ className })}
      onValueChange={tell}
      {...labelled}
      {...useFieldControl(props)}
    >
      {options?.map(({ value, label, description, disabled }) => (
        <Radio key={value} value={value} description={description} disabled={disabled}>
          {label}
        </Radio>
      ))}
      {children}
    </Root>
  );
}
