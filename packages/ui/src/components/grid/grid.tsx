import type { ComponentProps, CSSProperties } from 'react';
import { Primitive } from '../primitive.tsx';
import type { Gap } from '../stack/index.ts';
import { tv } from '../styling/index.ts';

/**
 * As many columns as have room, at most `--grid-columns`: the smallest width of
 * a column is its share of the whole, where that is more than the least one.
 */
const gridStyles = tv({
  base: [
    'grid min-w-0 gap-(--grid-gap)',
    'grid-cols-[repeat(auto-fill,minmax(min(100%,max(var(--grid-column-width),calc((100%-(var(--grid-columns)-1)*var(--grid-gap))/var(--grid-columns)))),1fr))]',
  ],
  variants: {
    gap: {
      none: '[--grid-gap:0px]',
      small: '[--grid-gap:--spacing(2)]',
      medium: '[--grid-gap:--spacing(3)]',
      large: '[--grid-gap:--spacing(4)]',
    },
    align: {
      start: 'items-start',
      center: 'items-center',
      end: 'items-end',
      stretch: 'items-stretch',
    },
  },
  defaultVariants: { gap: 'medium' },
});

export interface GridProps extends ComponentProps<'div'> {
  /** At most so many columns; fewer where they would become too narrow. */
  readonly columns?: number;
  /** The least width of a column, a CSS length: where it has no room, there are fewer. */
  readonly columnWidth?: string;
  readonly gap?: Gap;
  /** Aligns items of one row that differ in height. */
  readonly align?: 'start' | 'center' | 'end' | 'stretch';
  /** For an element with a meaning: `<Grid asChild><ul>…</ul></Grid>`. */
  readonly asChild?: boolean;
}

/**
 * Things of one kind in rows and columns. It asks how much room it has itself,
 * not how wide the window is, so that it fits beside a panel and at 400 % zoom.
 */
export function Grid({
  columns = 12,
  columnWidth = '15rem',
  gap,
  align,
  className,
  style,
  ...props
}: GridProps) {
  return (
    <Primitive.div
      data-slot="grid"
      className={gridStyles({ gap, align, className })}
      style={
        {
          '--grid-columns': Math.max(1, Math.floor(columns)),
          '--grid-column-width': columnWidth,
          ...style,
        } as CSSProperties
      }
      {...props}
    />
  );
}
