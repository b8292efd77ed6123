import { tv } from '../styling/index.ts';

export const checkboxGroupStyles = tv({
  slots: {
    group: 'flex min-w-0 flex-col items-start gap-1',
    options: 'flex min-w-0',
    option: 'inline-flex min-w-0 flex-col',
    // Below the text, not below the box: 16 px and the gap beside it.
    description: 'ps-6 text-sm text-ink-subtle',
  },
  variants: {
    orientation: {
      vertical: { options: 'flex-col items-start gap-1' },
      horizontal: { options: 'flex-row flex-wrap gap-x-5 gap-y-1' },
    },
    withAll: { true: { options: 'ps-6' } },
  },
});
