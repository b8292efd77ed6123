import { tv } from '../styling/index.ts';

export const stackStyles = tv({
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
