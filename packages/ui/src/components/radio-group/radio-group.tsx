import { Indicator, Item, Root } from 'radix-ui/radio-group';
import {
  useId,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useFieldControl, useFieldLabelId } from '../field/index.ts';
import { tv } from '../styling/index.ts';

const radioGroupStyles = tv({
  slots: {
    group: 'group/radios flex min-w-0',
    label:
      'inline-flex min-h-6 max-w-full items-start gap-2 py-0.5 text-base text-ink has-disabled:text-ink-subtle',
    radio: [
      // The hit area is 24 px however small the circle.
      'relative my-0.5 grid size-4 shrink-0 place-items-center rounded-full border-[1.5px] border-line-control bg-panel transition-colors before:absolute before:-inset-1.5 before:content-[""]',
      'not-disabled:hover:border-ink-subtle',
      'data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=checked]:not-disabled:hover:border-accent-hover data-[state=checked]:not-disabled:hover:bg-accent-hover',
      'group-aria-invalid/radios:border-danger',
      'disabled:border-line-strong disabled:bg-sunken disabled:data-[state=checked]:border-ink-subtle disabled:data-[state=checked]:bg-ink-subtle',
      'forced-colors:border-[ButtonText] forced-colors:data-[state=checked]:bg-[Canvas] forced-colors:disabled:border-[GrayText]',
    ],
    dot: 'size-1.5 rounded-full bg-accent-ink in-disabled:bg-panel forced-colors:size-2 forced-colors:bg-[ButtonText] forced-colors:in-disabled:bg-[GrayText] forced-colors:[forced-color-adjust:none]',
    texts: 'min-w-0',
    description: 'block text-sm text-ink-subtle',
  },
  variants: {
    orientation: {
      vertical: { group: 'flex-col items-start gap-1' },
      horizontal: { group: 'flex-row flex-wrap gap-x-5 gap-y-1' },
    },
  },
});

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
  /** The id of its form, if it is outside. */
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
  const reported = useRef<string | null>(undefined);
  const tell = (value: string | null): void => {
    // One arrow key may choose twice: see Radio.
    if (reported.current === value) return;
    reported.current = value;
    queueMicrotask(() => (reported.current = undefined));
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
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (!event.defaultPrevented) chooseByLetter(event);
      }}
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

/** Selects the next option that begins with the letter, as in a select. */
function chooseByLetter(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, target, currentTarget } = event;
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
  const radios = [...currentTarget.querySelectorAll<HTMLButtonElement>('[data-slot=radio]')];
  const at = radios.findIndex((radio) => radio === target);
  // Text is typed into what an option holds.
  if (at === -1) return;
  const letter = key.toLocaleLowerCase();
  const found = [...radios.slice(at + 1), ...radios.slice(0, at + 1)].find((radio) => {
    const text = radio.labels?.[0]?.textContent.trim().toLocaleLowerCase() ?? '';
    return !radio.disabled && text.startsWith(letter);
  });
  if (found === undefined) return;
  // Otherwise the letter would also trigger a shortcut of the screen.
  event.preventDefault();
  event.stopPropagation();
  found.focus();
  found.click();
}

export interface RadioProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  readonly value: string;
  /** Help for choosing it, below its text. */
  readonly description?: ReactNode;
  /** The text beside the circle, part of its target. Without it give `aria-label`. */
  readonly children?: ReactNode;
}

/** One of a RadioGroup. `className` goes to the label, the rest to the circle. */
export function Radio({ description, className, children, id, onFocus, ...props }: RadioProps) {
  const own = useId();
  const radioId = id ?? own;
  const styles = radioGroupStyles();
  const chooseOnArrival = (event: FocusEvent<HTMLButtonElement>): void => {
    onFocus?.(event);
    // Arrow keys alone lead from one radio to another. Radix looks whether one is still held
    // when focus arrives, which is too late for a short press.
    const from = event.relatedTarget?.closest('[data-slot="radio"]');
    const group = event.currentTarget.closest('[data-slot="radio-group"]');
    if (from && group?.contains(from)) event.currentTarget.click();
  };
  const circle = (
    <Item
      data-slot="radio"
      id={radioId}
      aria-describedby={description === undefined ? undefined : `${own}description`}
      aria-labelledby={children === undefined ? undefined : `${own}text`}
      className={styles.radio({ className: children === undefined ? className : undefined })}
      onFocus={chooseOnArrival}
      {...props}
    >
      <Indicator className={styles.dot()} />
    </Item>
  );
  if (children === undefined) return circle;
  return (
    <label data-slot="radio-label" htmlFor={radioId} className={styles.label({ className })}>
      {circle}
      <span className={styles.texts()}>
        <span id={`${own}text`}>{children}</span>
        {description !== undefined && (
          <span id={`${own}description`} className={styles.description()}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
