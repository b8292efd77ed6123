import { tv } from '../styling/index.ts';

export const dataGridStyles = tv({
  slots: {
    scroll:
      'group/scroll relative min-h-0 min-w-0 overflow-auto overscroll-x-contain [&_tbody_:is(a,button,input)]:scroll-mt-row-header',
    table: 'outline-none',
    header: 'group/header relative -outline-offset-2',
    cell: 'scroll-mt-row-header -outline-offset-2',
    selection: 'w-11 max-w-11 min-w-11 overflow-visible ps-4 pe-0 text-clip sm:ps-6',
    handle: [
      'absolute inset-y-0 end-0 z-1 w-2 cursor-col-resize touch-none',
      'after:absolute after:inset-y-1.5 after:end-0 after:w-0.5 after:bg-line-control after:opacity-0 after:content-[""]',
      'hover:after:opacity-100 focus-visible:after:opacity-100 data-dragged:after:opacity-100 forced-colors:after:bg-[Highlight]',
    ],
    menu: 'absolute inset-y-0 my-auto h-6 bg-canvas opacity-0 group-hover/header:opacity-100 group-focus-visible/header:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100',
    footer: 'sticky bottom-0 z-sticky bg-canvas',
  },
  variants: {
    align: { start: { menu: 'end-2' }, end: { menu: 'start-0.5' } },
    /** Stays in sight while other columns scroll under it. */
    pinned: {
      true: { header: 'sticky start-0 z-1 bg-canvas', cell: 'sticky start-0 z-1 bg-canvas' },
      // A cell that takes the focus is scrolled out from under the pinned columns.
      false: {
        header: 'scroll-ms-(--ninefold-grid-pinned) [&_button]:scroll-ms-(--ninefold-grid-pinned)',
        cell: 'scroll-ms-(--ninefold-grid-pinned) [&_:is(a,button)]:scroll-ms-(--ninefold-grid-pinned)',
      },
    },
    lastPin: {
      true: {
        header:
          'group-data-scrolled/scroll:shadow-[inset_-1px_0_0_var(--ninefold-color-line)] rtl:group-data-scrolled/scroll:shadow-[inset_1px_0_0_var(--ninefold-color-line)]',
        cell: 'group-data-scrolled/scroll:shadow-[inset_-1px_0_0_var(--ninefold-color-line)] rtl:group-data-scrolled/scroll:shadow-[inset_1px_0_0_var(--ninefold-color-line)]',
      },
    },
    rowHeader: { true: { cell: 'max-w-80' } },
    selected: {
      true: {
        cell: 'bg-accent-soft group-hover/row:bg-accent-soft forced-colors:outline-1 forced-colors:outline-[Highlight]',
      },
    },
    drop: {
      before: {
        header:
          'before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-accent before:content-[""]',
      },
      after: {
        header:
          'before:absolute before:inset-y-0 before:end-0 before:w-0.5 before:bg-accent before:content-[""]',
      },
    },
    fixed: {
      true: {
        table: 'table-fixed',
        header: 'overflow-hidden [&>button]:max-w-[calc(100%+0.75rem)]',
        cell: 'max-w-none',
      },
    },
  },
  compoundVariants: [{ fixed: true, rowHeader: true, class: { cell: 'max-w-none' } }],
});
