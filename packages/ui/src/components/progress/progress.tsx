import { Indicator, Root } from 'radix-ui/progress';
import type { ComponentProps } from 'react';
import { progressStyles } from './styles.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the task, shown above the bar. */
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly labelHidden?: boolean;
  /** The progress, up to `max`. Without it the bar is indeterminate. */
  readonly value?: number | null;
  /** The value of a finished task; 100 by default. */
  readonly max?: number;
  /** The progress in words, such as “3 of 12 files”. By default a percentage. */
  readonly valueText?: string;
  /** The locale of the percentage. By default the browser's. */
  readonly locale?: string;
  readonly size?: 'small' | 'medium';
  /** `danger` when the task failed: say why beside it. */
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger';
}

/** Shows how far a task has progressed. For parts of a whole, use Meter. */
export function Progress({
  label,
  labelHidden,
  value,
  max = 100,
  valueText,
  locale,
  size,
  tone,
  className,
  ...props
}: ProgressProps) {
  const whole = max > 0 ? max : 1;
  const done =
    value === undefined || value === null || Number.isNaN(value)
      ? null
      : Math.min(whole, Math.max(0, value));
  const share = done === null ? undefined : done / whole;
  const text = valueText ?? (share === undefined ? undefined : percentage(share, locale));
  const styles = progressStyles({ size, tone, labelHidden });
  return (
    <Root
      data-slot="progress"
      aria-label={label}
      aria-valuetext={text}
      value={done}
      max={whole}
      getValueLabel={() => text ?? ''}
      className={styles.progress({ className })}
      {...props}
    >
      <span className={styles.labels()}>
        <span className={styles.label()}>{label}</span>
        {text !== undefined && (
          <span dir="auto" className={styles.value()}>
            {text}
          </span>
        )}
      </span>
      <span data-slot="progress-track" className={styles.track()}>
        <Indicator
          data-slot="progress-bar"
          className={styles.bar()}
          style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </span>
    </Root>
  );
}

/** Rounded down, so that 100 % is all of it. */
function percentage(share: number, locale: string | undefined): string {
  const whole = Math.floor(Math.round(share * 1e6) / 1e4) / 100;
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(whole);
}
