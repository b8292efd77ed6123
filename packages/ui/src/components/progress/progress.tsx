import { Indicator, Root } from 'radix-ui/progress';
import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';

const progressStyles = tv({
  slots: {
    progress: 'flex w-full min-w-0 flex-col gap-1',
    labels: 'flex min-w-0 items-baseline justify-between gap-3 text-md',
    label: 'min-w-0 break-words text-ink',
    value: 'shrink-0 text-ink-subtle tabular-nums',
    track: [
      'relative w-full overflow-hidden rounded-full bg-line',
      'forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]',
    ],
    bar: [
      'absolute inset-y-0 start-0 rounded-full transition-[width] duration-(--ninefold-duration-base) motion-reduce:transition-none',
      'forced-colors:bg-[Highlight] forced-colors:[forced-color-adjust:none]',
      // From before the start, 2.5 times its own width, to behind the end. Without motion a pale bar says the same.
      'data-[state=indeterminate]:start-full data-[state=indeterminate]:w-2/5 data-[state=indeterminate]:animate-[slide_1.6s_ease-in-out_infinite] data-[state=indeterminate]:[--slide-x:-350%] data-[state=indeterminate]:rtl:[--slide-x:350%]',
      'motion-reduce:data-[state=indeterminate]:start-0 motion-reduce:data-[state=indeterminate]:w-full motion-reduce:data-[state=indeterminate]:animate-none motion-reduce:data-[state=indeterminate]:opacity-50',
    ],
  },
  variants: {
    size: { small: { track: 'h-1' }, medium: { track: 'h-1.5' } },
    tone: {
      accent: { bar: 'bg-accent' },
      success: { bar: 'bg-success' },
      warning: { bar: 'bg-warning' },
      danger: { bar: 'bg-danger' },
    },
    labelHidden: { true: { labels: 'hidden' } },
  },
  defaultVariants: { size: 'medium', tone: 'accent' },
});

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
