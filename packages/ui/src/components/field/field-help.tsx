import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { LazyTooltip, type TooltipHandle } from '../lazy-tooltip.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { fieldMessages } from './messages.ts';

export interface FieldHelpProps {
  readonly ref?: Ref<TooltipHandle>;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/**
 * The "?" beside a label, which shows the help of its field while it is pointed at or after a press. Tab skips it, so that
 * each field is one step: F1 in the field shows the same.
 */
export function FieldHelp({ ref, label, children }: FieldHelpProps) {
  return (
    <button
      type="button"
      data-slot="field-help"
      tabIndex={-1}
      aria-keyshortcuts="F1"
      className="relative -my-1 inline-grid size-6 shrink-0 place-items-center rounded-xs text-ink-subtle hover:text-ink touch:hidden [&_svg]:size-3.5"
      // Its field would take the press for one on the label.
      onClick={(event) => event.preventDefault()}
    >
      <CircleQuestionMark aria-hidden="true" />
      <VisuallyHidden>
        {typeof label === 'string' ? fieldMessages.helpFor({ field: label }) : fieldMessages.help}
      </VisuallyHidden>
      <LazyTooltip ref={ref} onPress>
        {children}
      </LazyTooltip>
    </button>
  );
}
