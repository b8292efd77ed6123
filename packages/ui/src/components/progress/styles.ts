import { tv } from '../styling/index.ts';

export const progressStyles = tv({
  slots: {
    progress: 'flex w-full min-w-0 flex-col gap-1',
    labels: 'flex min-w-0 items-baseline justify-between gap-3 text-md',
    label: 'min-w-0 break-words text-ink',
    value: 'shrink-0 text-ink-subtle tabular-nums',
    track: [
      'relative w-full overflow-hidden rounded-full bg-line',
      'forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]',
    ],
    bar: [
      'absolute inset-y-0 start-0 rounded-full transition-[width] duration-(--ninefold-duration-base) motion-reduce:transition-none',
      'forced-colors:bg-[Highlight] forced-colors:[forced-color-adjust:none]',
      // From before the start, 2.5 times its own width, to behind the end. Without motion a pale bar says the same.
      'data-[state=indeterminate]:start-full data-[state=indeterminate]:w-2/5 data-[state=indeterminate]:animate-[slide_1.6s_ease-in-out_infinite] data-[state=indeterminate]:[--slide-x:-350%] data-[state=indeterminate]:rtl:[--slide-x:350%]',
      'motion-reduce:data-[state=indeterminate]:start-0 motion-reduce:data-[state=indeterminate]:w-full motion-reduce:data-[state=indeterminate]:animate-none motion-reduce:data-[state=indeterminate]:opacity-50',
    ],
  },
  variants: {
    size: { small: { track: 'h-1' }, medium: { track: 'h-1.5' } },
    tone: {
      accent: { bar: 'bg-accent' },
      success: { bar: 'bg-success' },
      warning: { bar: 'bg-warning' },
      danger: { bar: 'bg-danger' },
    },
    labelHidden: { true: { labels: 'hidden' } },
  },
  defaultVariants: { size: 'medium', tone: 'accent' },
});
