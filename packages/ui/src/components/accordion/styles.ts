import { tv } from '../styling/index.ts';

export const accordionStyles = tv({
  slots: {
    accordion: 'min-w-0 border-t border-line',
    item: 'min-w-0 border-b border-line',
    heading: 'flex',
    trigger: [
      'group/trigger flex min-h-10 w-full min-w-0 items-center gap-2 py-2 text-start text-base font-medium text-ink transition-colors -outline-offset-2',
      'not-disabled:hover:bg-hover disabled:cursor-not-allowed disabled:text-ink-subtle forced-colors:disabled:text-[GrayText]',
    ],
    icon: 'size-4 shrink-0 text-ink-subtle transition-[rotate] duration-(--ninefold-duration-base) group-data-[state=open]/trigger:rotate-90 rtl:-scale-x-100 rtl:group-data-[state=open]/trigger:-rotate-90 motion-reduce:transition-none',
    title: 'min-w-0 flex-1 break-words',
    end: 'shrink-0 font-normal text-ink-subtle',
    // Below the title, not below the arrow.
    panel: 'min-w-0 ps-6 pb-4 text-base text-ink data-[state=open]:animate-appear',
  },
});
