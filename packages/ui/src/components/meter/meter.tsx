import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';
import type { Tone } from '../../tone.ts';

const styles = tv({
  slots: {
    track:
      'flex h-1.25 w-full gap-0.5 overflow-hidden rounded-full bg-line forced-colors:h-2 forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas] forced-colors:[forced-color-adjust:none]',
    segment:
      'h-full min-w-0.75 forced-colors:odd:bg-[Highlight] forced-colors:even:bg-[CanvasText]',
  },
  variants: {
    tone: {
      neutral: { segment: 'bg-ink-subtle' },
      accent: { segment: 'bg-accent' },
      info: { segment: 'bg-info' },
      success: { segment: 'bg-success' },
      warning: { segment: 'bg-warning' },
      danger: { segment: 'bg-danger' },
      special: { segment: 'bg-violet' },
    },
  },
});

export interface MeterSegment {
  readonly label: string;
  readonly value: number;
  readonly tone: Tone;
}

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name, to which the segments are added. */
  readonly label: string;
  readonly segments: readonly MeterSegment[];
  /** The whole; what the segments leave of it stays empty. Their sum where it is not given. */
  readonly total?: number;
}

/** Shows how a whole is divided, in a thin bar. Say the numbers beside it too. */
export function Meter({ label, segments, total, className, ...props }: MeterProps) {
  const sum = segments.reduce((all, segment) => all + segment.value, 0);
  const whole = Math.max(total ?? sum, sum);
  const shown = segments.filter((segment) => segment.value > 0);
  const parts = shown.map((segment) => `${segment.value} ${segment.label}`).join(', ');
  return (
    <div
      data-slot="meter"
      // Drawn with elements.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={`${label}: ${parts === '' ? '0' : parts}${total === undefined ? '' : ` of ${total}`}`}
      className={styles().track({ className })}
      {...props}
    >
      {shown.map((segment) => (
        <span
          key={segment.label}
          data-slot="meter-segment"
          className={styles({ tone: segment.tone }).segment()}
          style={{ inlineSize: `${(segment.value / whole) * 100}%` }}
        />
      ))}
    </div>
  );
}
