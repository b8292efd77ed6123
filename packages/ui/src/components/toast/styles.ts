import { tv } from '../styling/index.ts';

export const toastStyles = tv({
  slots: {
    viewport:
      'fixed end-0 bottom-0 z-toast m-0 flex w-full max-w-[26rem] list-none flex-col gap-2 p-4 outline-none max-lg:pb-20',
    toast: [
      // A modal dialog takes pointer events from the page; messages stay usable.
      'pointer-events-auto flex items-start gap-2.5 rounded-lg border border-line-strong bg-panel px-3.5 py-2.5 text-base text-ink shadow-md',
      'data-[state=open]:animate-rise',
      'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
      '[&>[data-slot=tone-icon]]:mt-0.5 [&>[data-slot=tone-icon]]:size-4 [&>[data-slot=tone-icon]]:shrink-0',
    ],
    waiting:
      'pointer-events-auto self-center rounded-md border border-line-strong bg-panel px-2.5 py-1 text-sm text-ink-muted shadow-md',
    texts: 'min-w-0 flex-1',
    title: 'font-medium break-words',
    description: 'break-words text-ink-muted',
    ask: '-my-1',
    dismiss: '-me-2 -my-1',
  },
  variants: {
    tone: {
      info: { toast: '[&>[data-slot=tone-icon]]:text-info' },
      success: { toast: '[&>[data-slot=tone-icon]]:text-success' },
      warning: { toast: '[&>[data-slot=tone-icon]]:text-warning' },
      danger: { toast: 'border-danger-line [&>[data-slot=tone-icon]]:text-danger' },
    },
  },
});
