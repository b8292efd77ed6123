import { tv } from '../styling/index.ts';

/**
 * The shell is as high as the window, and what is in it scrolls, so that bars
 * stay at the edges. In a very low window (400 % zoom) the page scrolls as one.
 */
export const shellStyles = tv({
  slots: {
    shell:
      'isolate grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-canvas text-ink lg:grid-cols-[var(--ninefold-size-sidebar)_minmax(0,1fr)] short:h-auto short:min-h-dvh',
    banner: 'col-span-full row-start-1 min-w-0',
    sidebar:
      'row-start-2 hidden min-h-0 flex-col border-e border-line bg-sunken lg:row-end-4 lg:flex short:lg:h-auto',
    sidebarHeader: 'flex flex-col gap-3 p-3 pb-0',
    sidebarBody: 'min-h-0 flex-1 overflow-y-auto p-3',
    sidebarFooter: 'mx-3 border-t border-line py-2',
    main: 'row-start-2 flex min-h-0 min-w-0 flex-col outline-none lg:col-start-2 lg:row-end-4 short:min-h-[auto]',
    bottomBar:
      'row-start-3 border-t border-line bg-panel pb-[env(safe-area-inset-bottom)] lg:hidden',
    topBar:
      'flex h-bar shrink-0 items-center gap-3 border-b border-line px-4 text-ink-subtle sm:px-6',
    body: 'min-h-0 min-w-0 flex-1 overflow-auto overscroll-contain outline-offset-[-2px] short:overflow-visible',
    footer:
      'flex min-h-footer shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-canvas px-4 py-1 text-md text-ink-subtle tabular-nums sm:px-6',
  },
});
