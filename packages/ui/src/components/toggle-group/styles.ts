import { tv } from '../styling/index.ts';

export const toggleGroupStyles = tv({
  slots: {
    group: [
      'inline-flex max-w-full isolate flex-wrap data-disabled:cursor-not-allowed',
      // Radix sets `outline: none` on the element itself.
      'aria-invalid:rounded-md aria-invalid:outline-1! aria-invalid:outline-danger!',
    ],
    toggle: [
      'inline-flex min-w-0 shrink-0 items-center justify-center gap-1.5 border border-transparent font-medium whitespace-nowrap text-ink-muted transition-colors select-none',
      '[&_svg]:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0',
      'not-disabled:hover:text-ink disabled:cursor-not-allowed disabled:text-ink-subtle disabled:opacity-60',
      'forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText] forced-colors:disabled:opacity-100 forced-colors:disabled:data-[state=on]:border-[GrayText] forced-colors:disabled:data-[state=on]:bg-[GrayText] forced-colors:disabled:data-[state=on]:text-[Canvas]',
      'forced-colors:data-[state=on]:[forced-color-adjust:none] forced-colors:not-disabled:data-[state=on]:border-[Highlight] forced-colors:not-disabled:data-[state=on]:system-highlight',
    ],
  },
  variants: {
    // Options of which one is chosen share a track; independent ones don't.
    selection: {
      single: {
        group: 'gap-0.5 rounded-md bg-neutral-soft p-0.5 forced-colors:border forced-colors:p-px',
        toggle:
          'rounded-sm data-[state=on]:border-line-control data-[state=on]:bg-panel data-[state=on]:text-ink data-[state=on]:shadow-sm',
      },
      multiple: {
        group: 'gap-1',
        toggle:
          'rounded-md not-disabled:hover:bg-hover data-[state=on]:border-accent data-[state=on]:bg-accent-soft data-[state=on]:text-accent',
      },
    },
    orientation: {
      horizontal: {},
      vertical: { group: 'flex-col flex-nowrap', toggle: 'justify-start' },
    },
    size: { small: { toggle: 'px-2 text-md' }, medium: { toggle: 'px-2.5 text-base' } },
    iconOnly: { true: { toggle: 'relative justify-center px-0' } },
    stretch: { true: { group: 'flex w-full', toggle: 'flex-1' } },
  },
  compoundVariants: [
    {
      selection: 'single',
      size: 'small',
      className: { toggle: 'h-[calc(var(--ninefold-size-control-small)-4px)] min-w-6' },
    },
    {
      selection: 'single',
      size: 'medium',
      className: { toggle: 'h-[calc(var(--ninefold-size-control)-4px)] min-w-7' },
    },
    {
      selection: 'multiple',
      size: 'small',
      className: { toggle: 'h-control-small min-w-control-small' },
    },
    { selection: 'multiple', size: 'medium', className: { toggle: 'h-control min-w-control' } },
  ],
  defaultVariants: { selection: 'single', orientation: 'horizontal', size: 'medium' },
});
