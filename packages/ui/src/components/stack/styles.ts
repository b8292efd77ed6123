import { tv } from '../styling/index.ts';

export const stackStyles = tv({
  base: 'flex min-w-0',
  variants: {
    direction: { column: 'flex-col', row: 'flex-row' },
    rowFrom: { sm: 'sm:flex-row', md: 'md:flex-row', lg: 'lg:flex-row' },
    gap: {
      none: 'gap-0',
      xsmall: 'gap-1',
      small: 'gap-2',
      medium: 'gap-3',
      large: 'gap-4',
      xlarge: 'gap-6',
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
