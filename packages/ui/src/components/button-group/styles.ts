import { tv } from '../styling/index.ts';

/** Buttons share their edges; the one that is focused or pointed at shows all of its own. */
export const buttonGroupStyles = tv({
  base: 'inline-flex max-w-full isolate *:focus-visible:z-2 *:not-disabled:hover:z-1',
  variants: {
    orientation: { horizontal: 'flex-row', vertical: 'flex-col *:justify-start' },
    attached: { true: '', false: 'gap-2' },
  },
  compoundVariants: [
    { attached: false, orientation: 'horizontal', className: 'flex-wrap' },
    {
      attached: true,
      orientation: 'horizontal',
      className: [
        '*:not-first:-ms-px *:not-first:rounded-s-none *:not-last:rounded-e-none',
        // Filled buttons have no line between them but this one.
        '[&>[data-variant=danger]+[data-variant=danger]]:border-s-danger-ink/50 [&>[data-variant=primary]+[data-variant=primary]]:border-s-accent-ink/50',
      ],
    },
    {
      attached: true,
      orientation: 'vertical',
      className: [
        '*:not-first:-mt-px *:not-first:rounded-t-none *:not-last:rounded-b-none',
        '[&>[data-variant=danger]+[data-variant=danger]]:border-t-danger-ink/50 [&>[data-variant=primary]+[data-variant=primary]]:border-t-accent-ink/50',
      ],
    },
  ],
  defaultVariants: { orientation: 'horizontal', attached: true },
});
