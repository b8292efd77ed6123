import { tv } from '../styling/index.ts';

export const buttonStyles = tv({
  base: [
    'relative inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap no-underline transition-colors select-none',
    '[&_svg]:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-subtle',
    'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-subtle',
    'forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText] forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]',
  ],
  variants: {
    variant: {
      primary:
        'border-accent bg-accent text-accent-ink not-disabled:not-aria-disabled:hover:border-accent-hover not-disabled:not-aria-disabled:hover:bg-accent-hover',
      secondary:
        'border-line-strong bg-panel text-ink not-disabled:not-aria-disabled:hover:bg-hover not-disabled:not-aria-disabled:active:bg-pressed data-[state=open]:bg-pressed',
      ghost:
        'border-transparent bg-transparent text-ink-muted not-disabled:not-aria-disabled:hover:bg-hover not-disabled:not-aria-disabled:hover:text-ink not-disabled:not-aria-disabled:active:bg-pressed disabled:border-transparent disabled:bg-transparent aria-disabled:border-transparent aria-disabled:bg-transparent data-[state=open]:bg-pressed data-[state=open]:text-ink',
      danger:
        'border-danger bg-danger text-danger-ink not-disabled:not-aria-disabled:hover:border-danger-hover not-disabled:not-aria-disabled:hover:bg-danger-hover',
    },
    size: {
      small: 'h-control-small px-2.5 text-md',
      medium: 'h-control px-3 text-base',
    },
    iconOnly: { true: 'px-0' },
    busy: {
      // The label keeps its room and its name; only its ink goes.
      true: 'text-transparent aria-disabled:text-transparent [&_svg]:text-transparent',
    },
  },
  compoundVariants: [
    {
      variant: ['primary', 'danger'],
      className:
        'forced-colors:not-disabled:not-aria-disabled:border-[ButtonText] forced-colors:not-disabled:not-aria-disabled:bg-[ButtonText] forced-colors:not-disabled:not-aria-disabled:text-[ButtonFace] forced-colors:[forced-color-adjust:none]',
    },
    { iconOnly: true, size: 'small', className: 'w-control-small' },
    { iconOnly: true, size: 'medium', className: 'w-control' },
  ],
  defaultVariants: { variant: 'secondary', size: 'medium' },
});
