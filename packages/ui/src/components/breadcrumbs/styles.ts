import { tv } from '../styling/index.ts';

export const breadcrumbStyles = tv({
  slots: {
    navigation: 'min-w-0 flex-1',
    list: 'flex min-w-0 items-center gap-2 text-base text-ink-subtle',
    // All but the last give way first.
    item: 'flex min-w-8 items-center gap-2 not-last:shrink-[8] last:shrink',
    separator: 'text-ink-subtle select-none',
    crumb: 'block min-w-0 truncate rounded-xs text-ink-subtle no-underline',
  },
  variants: {
    current: {
      true: { crumb: 'font-current text-ink' },
      false: { crumb: 'hover:text-ink hover:underline' },
    },
  },
});
