import { tv } from '../styling/index.ts';

export const toolbarStyles = tv({
  slots: {
    toolbar:
      'flex min-w-0 max-w-full flex-wrap items-center gap-1 data-[orientation=vertical]:w-fit data-[orientation=vertical]:flex-col',
    group: 'flex min-w-0 flex-wrap items-center gap-1 in-data-[orientation=vertical]:flex-col',
    separator: [
      'shrink-0 bg-line-strong forced-colors:bg-[CanvasText]',
      'data-[orientation=horizontal]:my-0.5 data-[orientation=horizontal]:h-px data-[orientation=horizontal]:w-5 data-[orientation=vertical]:mx-1 data-[orientation=vertical]:h-5 data-[orientation=vertical]:w-px',
    ],
  },
  variants: {
    framed: {
      true: { toolbar: 'rounded-md border border-line bg-panel p-1' },
    },
  },
});
