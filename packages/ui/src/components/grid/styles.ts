import { tv } from '../styling/index.ts';

/**
 * As many columns as have room, at most `--grid-columns`: the smallest width of
 * a column is its share of the whole, where that is more than the least one.
 */
export const gridStyles = tv({
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
