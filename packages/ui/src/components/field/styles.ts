import { tv } from '../styling/index.ts';

export const fieldStyles = tv({
  slots: {
    field: 'group/field flex min-w-0 flex-col gap-1',
    labelRow: 'flex min-w-0 items-baseline justify-between gap-2',
    label: 'min-w-0 text-base font-medium text-ink',
    mark: 'ms-0.5 text-danger',
    optional: 'shrink-0 text-xs text-ink-subtle',
    description: 'text-sm text-ink-subtle',
    error:
      'flex items-start gap-1.5 text-sm text-danger [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0',
  },
  variants: {
    /** For a checkbox or switch, whose own text stands beside it. */
    labelHidden: { true: { labelRow: 'sr-only' } },
  },
});
