import { tv } from '../styling/index.ts';

/** One look for a place that has nothing to show: empty, failed or denied. */
export const stateStyles = tv({
  slots: {
    state:
      'mx-auto flex w-full max-w-md flex-col items-center gap-1 px-6 py-12 text-center text-ink-muted',
    icon: 'mb-3 grid size-10 place-items-center rounded-full border [&_svg]:size-5',
    title: 'text-lg text-ink text-balance',
    description: 'text-base text-pretty',
    actions: 'mt-4 flex flex-wrap items-center justify-center gap-2',
    details: 'mt-4 w-full text-start text-sm',
  },
  variants: {
    tone: {
      neutral: { icon: 'border-line bg-sunken text-ink-subtle' },
      danger: { icon: 'border-danger-line bg-danger-soft text-danger' },
      warning: { icon: 'border-warning-line bg-warning-soft text-warning' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
