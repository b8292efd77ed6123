import { tv } from '../styling/index.ts';

export const scrollAreaStyles = tv({
  slots: {
    area: 'relative flex min-h-0 min-w-0 flex-col overflow-hidden',
    viewport: 'min-h-0 w-full flex-1 overscroll-contain rounded-[inherit] -outline-offset-2',
    content: 'min-w-full',
    // The hit area is wider than the thumb: 12 px against 6.
    scrollbar: [
      'group/scrollbar z-1 flex touch-none p-0.75 select-none data-[state=visible]:animate-appear',
      'data-[orientation=horizontal]:h-3 data-[orientation=horizontal]:flex-col data-[orientation=vertical]:w-3',
    ],
    thumb: [
      'relative flex-1 rounded-full bg-line-control transition-colors group-hover/scrollbar:bg-ink-subtle',
      'before:absolute before:-inset-1.5 before:content-[""] forced-colors:bg-[ButtonText]',
    ],
    corner: 'bg-transparent',
  },
  variants: {
    orientation: {
      // A text in it can be cut or wrapped at the edge, as it cannot in a table.
      vertical: { content: 'block!' },
      horizontal: {},
      both: {},
    },
  },
});
