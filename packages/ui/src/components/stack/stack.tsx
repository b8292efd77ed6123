import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { tv } from '../styling/index.ts';

const stackStyles = tv({
  base: 'flex min-w-0',
  variants: {
    direction: { column: 'flex-col', row: 'flex-row' },
    rowFrom: { small: 'sm:flex-row', medium: 'md:flex-row', large: 'lg:flex-row' },
    gap: {
      none: 'gap-0',
      small: 'gap-2',
      medium: 'gap-3',
      large: 'gap-4',
    },
    align: {
      start: 'items-start',
      center: 'items-center',
      end: 'items-end',
      baseline: 'items-baseline',
      stretch: 'items-stretch',
    },
    justify: {
      start: 'justify-start',
      center: 'justify-center',
      end: 'justify-end',
      between: 'justify-between',
    },
    wrap: { true: 'flex-wrap' },
  },
  defaultVariants: { direction: 'column', gap: 'medium' },
});

/** Room between things: 0, 4, 8, 12, 16 and 24 px. */
export type Gap = 'none' | 'small' | 'medium' | 'large';

export interface StackProps extends ComponentProps<'div'> {
  /** `row` goes the way one reads. */
  readonly direction?: 'column' | 'row';
  /** A column that becomes a row where the window is at least 640, 768 or 1024 px wide. */
  readonly rowFrom?: 'small' | 'medium' | 'large';
  readonly gap?: Gap;
  /** Across the direction. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along the direction. */
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** Lets a row go on in the next line, as it must on a phone. */
  readonly wrap?: boolean;
  /** For an element with a meaning: `<Stack asChild><ul>…</ul></Stack>`. */
  readonly asChild?: boolean;
}

/** Things below each other, or beside each other, at one distance. */
export function Stack({
  direction,
  rowFrom,
  gap,
  align,
  justify,
  wrap,
  className,
  ...props
}: StackProps) {
  return (
    <Primitive.div
      data-slot="stack"
      className={stackStyles({ direction, rowFrom, gap, align, justify, wrap, className })}
      {...props}
    />
  );
}
