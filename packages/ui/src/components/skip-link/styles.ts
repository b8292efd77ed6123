import { tv } from '../styling/index.ts';

export const skipLinkStyles = tv({
  base: [
    'fixed start-3 top-3 z-tooltip inline-flex min-h-8 -translate-y-24 items-center rounded-md border border-transparent bg-inverse px-3 py-1.5 font-medium text-inverse-ink shadow-md',
    'focus:translate-y-0',
  ],
});
