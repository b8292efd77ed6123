import { Indicator, Item } from 'radix-ui/radio-group';
import { useId, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { radioGroupStyles } from './styles.ts';

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
