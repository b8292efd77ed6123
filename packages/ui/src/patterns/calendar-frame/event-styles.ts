import { tv } from '../../components/styling/index.ts';

/** How a record in a calendar looks, in the colour of its state. Its name, and a shape, say the state as well. */
export const eventStyles = tv({
  base: 'rounded-xs border-s-3 text-sm text-ink forced-colors:border-[CanvasText]',
  variants: {
    tone: {
      neutral: 'border-s-neutral bg-neutral-soft',
      accent: 'border-s-accent bg-accent-soft',
      info: 'border-s-info bg-info-soft',
      success: 'border-s-success bg-success-soft',
      warning: 'border-s-warning bg-warning-soft',
      danger: 'border-s-danger bg-danger-soft',
      special: 'border-s-violet bg-violet-soft',
    },
  },
  defaultVariants: { tone: 'neutral' },
});
