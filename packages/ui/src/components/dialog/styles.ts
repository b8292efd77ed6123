import { tv } from '../styling/index.ts';

export const dialogStyles = tv({
  slots: {
    overlay: 'fixed inset-0 z-overlay bg-scrim data-[state=open]:animate-appear',
    // Centred without a transform, which would move popups that are placed inside.
    content: [
      'fixed inset-0 z-overlay m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col rounded-lg border border-line-strong bg-panel text-ink shadow-lg outline-none',
      'data-[state=open]:animate-rise',
    ],
    header: 'flex shrink-0 items-start gap-3 px-5 pt-4 pb-3',
    title: 'text-lg break-words',
    description: 'mt-0.5 text-base text-ink-muted',
    close: '-me-2 -mt-1 ms-auto',
    body: 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-1 -outline-offset-2',
    footer: 'flex shrink-0 flex-wrap items-center justify-end gap-2 px-5 pt-3 pb-4',
  },
  variants: {
    size: {
      small: { content: 'max-w-sm' },
      medium: { content: 'max-w-lg' },
      large: { content: 'max-w-3xl' },
    },
  },
  defaultVariants: { size: 'medium' },
});
