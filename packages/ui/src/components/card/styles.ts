import { tv } from '../styling/index.ts';

export const cardStyles = tv({
  slots: {
    card: 'flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-panel text-ink',
    header: 'flex min-w-0 items-start justify-between gap-3',
    title: 'min-w-0 text-base font-semibold',
    footer: 'mt-auto flex flex-wrap items-center gap-2 pt-2',
  },
  variants: {
    padding: {
      none: { card: 'overflow-clip' },
      medium: { card: 'px-4 py-3.5' },
      large: { card: 'p-6' },
    },
  },
  defaultVariants: { padding: 'medium' },
});
