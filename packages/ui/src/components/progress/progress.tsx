import { Indicator, Root } from 'radix-ui/progress';
import type { ComponentProps } from 'react';
import { progressStyles } from './styles.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way: its name, shown above the bar. */
  readonly label: string;
  /** Keeps the label for screen readers only, where the surroundings show it already. */
  readonly labelHidden?: boolean;
  /** How much is done, of `max`. Without it nobody knows: the bar only moves. */
  readonly value?: number | null;
  /** What is all of it; 100 where it is not given. */
  readonly max?: number;
  /** How far it is in words, such as “3 of 12 files”; otherwise a percentage. */
  readonly valueText?: string;
  /** For the percentage; otherwise the browser's. */
  readonly locale?: string;
  readonly size?: 'small' | 'medium';
  /** `danger` where it stopped: say why beside it. */
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger';
}

/** Shows how far a task has progressed. How a whole is made up is said by a Meter. */
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
