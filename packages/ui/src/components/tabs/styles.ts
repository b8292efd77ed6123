import { tv } from '../styling/index.ts';

export const tabStyles = tv({
  slots: {
    list: 'flex min-w-0 gap-1 overflow-x-auto overflow-y-clip border-b border-line px-2 [scrollbar-width:none] sm:px-6',
    tab: [
      'inline-flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-base whitespace-nowrap text-ink-muted no-underline -outline-offset-2 transition-colors',
      'hover:text-ink',
      'data-[state=active]:border-accent data-[state=active]:font-current data-[state=active]:text-ink aria-[current=page]:border-accent aria-[current=page]:font-current aria-[current=page]:text-ink',
      'disabled:text-ink-subtle forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight] forced-colors:aria-[current=page]:border-[Highlight]',
    ],
    count: 'text-xs font-normal text-ink-subtle tabular-nums',
    panel: 'min-w-0 -outline-offset-2',
  },
});
