import { tv } from '../styling/index.ts';

export const sideNavigationStyles = tv({
  slots: {
    navigation: 'flex flex-col gap-3',
    group: 'flex flex-col',
    groupLabel: 'px-2 pb-1 text-xs font-medium text-ink-subtle',
    list: 'flex flex-col gap-0.5',
    item: 'flex min-h-item min-w-0 items-center gap-2 rounded-md px-2 text-base text-ink-muted no-underline transition-colors hover:bg-hover hover:text-ink [&_svg]:size-4 [&_svg]:shrink-0',
    count: 'ms-auto shrink-0 text-xs font-normal text-ink-subtle tabular-nums',
  },
  variants: {
    current: {
      true: {
        item: 'bg-accent-soft font-current text-ink hover:bg-accent-soft forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]',
      },
    },
    level: {
      1: {},
      2: { item: 'ps-5 text-md' },
    },
  },
  defaultVariants: { level: 1 },
});
