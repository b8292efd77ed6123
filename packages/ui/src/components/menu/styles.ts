import { tv } from '../styling/index.ts';

export const menuStyles = tv({
  slots: {
    content: [
      'z-popup max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-44 overflow-y-auto rounded-lg border border-line-strong bg-panel p-1 text-base text-ink shadow-md outline-none',
      'data-[state=open]:animate-rise',
    ],
    item: [
      'relative flex min-h-item cursor-default items-center gap-2 rounded-sm px-2 text-ink no-underline outline-none select-none',
      'data-disabled:text-ink-subtle data-highlighted:bg-hover data-[state=open]:bg-hover',
      '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-subtle',
      'forced-colors:data-disabled:text-[GrayText] forced-colors:data-highlighted:system-highlight',
    ],
    label: 'px-2 pt-2 pb-1 text-xs font-medium text-ink-subtle',
    separator: '-mx-1 my-1 h-px bg-line forced-colors:bg-[CanvasText]',
    indicator: 'absolute start-2 grid size-4 place-items-center [&_svg]:text-accent',
    dot: 'size-2 rounded-full bg-accent forced-colors:bg-current',
    shortcut: 'ms-auto ps-4 text-xs text-ink-subtle',
    reason: 'basis-full text-xs forced-colors:text-inherit',
  },
  variants: {
    tone: {
      neutral: {},
      danger: { item: 'text-danger data-highlighted:bg-danger-soft [&_svg]:text-danger' },
    },
    // The reason is on a separate line.
    refused: { true: { item: 'flex-wrap gap-y-0.5 py-1.5' } },
    checkable: { true: { item: 'ps-8' } },
  },
  defaultVariants: { tone: 'neutral' },
});
