import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tooltip } from '../tooltip/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { fieldMessages } from './messages.ts';

export interface FieldHelpProps {
  readonly label: ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

/**
 * The "?" beside a label, which shows the help of its field while it is pointed at or after a press. Tab skips it, so that
 * each field is one step: F1 in the field shows the same.
 */
export function FieldHelp({ label, open, onOpenChange, children }: FieldHelpProps) {
  return (
    <Tooltip content={children} side="top" open={open} onOpenChange={onOpenChange}>
      <button
        type="button"
        data-slot="field-help"
        tabIndex={-1}
        aria-keyshortcuts="F1"
        className="relative -my-1 inline-grid size-6 shrink-0 place-items-center rounded-xs text-ink-subtle hover:text-ink touch:after:absolute touch:after:-inset-2.5 [&_svg]:size-3.5"
        // A tooltip closes on a press, and touch has no other way to open it.
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.preventDefault();
          onOpenChange(true);
        }}
      >
        <CircleQuestionMark aria-hidden="true" />
        <VisuallyHidden>
          {typeof label === 'string' ? fieldMessages.helpFor({ field: label }) : fieldMessages.help}
        </VisuallyHidden>
      </button>
    </Tooltip>
  );
}
