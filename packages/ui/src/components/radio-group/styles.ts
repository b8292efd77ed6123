import { tv } from '../styling/index.ts';

export const radioGroupStyles = tv({
  slots: {
    group: 'group/radios flex min-w-0',
    label:
      'inline-flex min-h-6 max-w-full items-start gap-2 py-0.5 text-base text-ink has-disabled:text-ink-subtle',
    radio: [
      // The hit area is 24 px however small the circle.
      'relative my-0.5 grid size-4 shrink-0 place-items-center rounded-full border-[1.5px] border-line-control bg-panel transition-colors before:absolute before:-inset-1.5 before:content-[""]',
      'not-disabled:hover:border-ink-subtle',
      'data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=checked]:not-disabled:hover:border-accent-hover data-[state=checked]:not-disabled:hover:bg-accent-hover',
      'group-aria-invalid/radios:border-danger',
      'disabled:border-line-strong disabled:bg-sunken disabled:data-[state=checked]:border-ink-subtle disabled:data-[state=checked]:bg-ink-subtle',
      'forced-colors:border-[ButtonText] forced-colors:data-[state=checked]:bg-[Canvas] forced-colors:disabled:border-[GrayText]',
    ],
    dot: 'size-1.5 rounded-full bg-accent-ink in-disabled:bg-panel forced-colors:size-2 forced-colors:bg-[ButtonText] forced-colors:in-disabled:bg-[GrayText] forced-colors:[forced-color-adjust:none]',
    texts: 'min-w-0',
    description: 'block text-sm text-ink-subtle',
  },
  variants: {
    orientation: {
      vertical: { group: 'flex-col items-start gap-1' },
      horizontal: { group: 'flex-row flex-wrap gap-x-5 gap-y-1' },
    },
  },
});
