import { tv } from '../styling/index.ts';

const cell =
  'h-row max-w-64 truncate border-b border-line px-3 whitespace-nowrap text-ink first:ps-4 last:pe-4 group-hover/row:bg-hover sm:first:ps-6 sm:last:pe-6';

export const tableStyles = tv({
  slots: {
    scroll: [
      // Keeps a swipe sideways from leaving the page. Up and down, the wheel goes on to the page where nothing scrolls.
      'relative min-h-0 min-w-0 overflow-auto overscroll-x-contain -outline-offset-2',
      // A control that takes the focus is scrolled out from under the sticky header.
      '[&_tbody_:is(a,button,input)]:scroll-mt-row-header',
    ],
    table: 'w-full border-separate border-spacing-0 text-base',
    caption: 'caption-top px-4 py-2 sm:px-6 text-start text-sm text-ink-subtle',
    head: 'sticky top-0 z-sticky bg-canvas',
    row: 'group/row transition-colors',
    header:
      'h-row-header border-b border-line bg-canvas px-3 text-start text-sm font-medium whitespace-nowrap text-ink-subtle first:ps-4 last:pe-4 sm:first:ps-6 sm:last:pe-6',
    sort: '-mx-1.5 inline-flex h-6 items-center gap-1 rounded-xs px-1.5 text-inherit hover:bg-hover hover:text-ink',
    cell,
    rowHeader: [cell, 'text-start font-medium'],
    link: 'rounded-xs font-medium text-ink no-underline hover:underline focus-visible:underline',
  },
  variants: {
    align: {
      start: {},
      end: { header: 'text-end', cell: 'text-end tabular-nums', sort: 'flex-row-reverse' },
    },
    sorted: { true: { sort: 'text-ink' } },
    selected: {
      true: {
        row: '[&>td]:bg-accent-soft [&>th]:bg-accent-soft hover:[&>td]:bg-accent-soft hover:[&>th]:bg-accent-soft forced-colors:outline forced-colors:outline-[Highlight]',
      },
    },
    interactive: { true: { row: 'cursor-default' } },
  },
  defaultVariants: { align: 'start' },
});
