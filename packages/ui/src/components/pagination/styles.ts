import { tv } from '../styling/index.ts';
import { buttonStyles } from '../button/index.ts';

export const paginationStyles = tv({
  slots: {
    navigation: 'flex flex-wrap items-center gap-x-3 gap-y-1 text-md text-ink-subtle tabular-nums',
    list: 'flex min-w-0 flex-wrap items-center gap-1',
    gap: 'px-1 text-ink-subtle select-none',
  },
});

export const pageStyles = tv({
  extend: buttonStyles,
  base: 'h-control-small min-w-control-small px-1.5 text-md tabular-nums',
  variants: {
    current: { true: '' },
    disabled: { true: 'pointer-events-none opacity-45' },
    step: { true: 'rtl:[&_svg]:-scale-x-100' },
  },
  // Compound, as these come after the variants of the button.
  compoundVariants: [
    {
      current: true,
      className:
        'border-line-strong bg-panel font-current text-ink forced-colors:outline-2 forced-colors:outline-[Highlight]',
    },
  ],
  defaultVariants: { variant: 'ghost' },
});
