import { X } from 'lucide-react';
import { type ClipboardEvent, type FocusEvent, type ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { useFieldControl } from '../../components/field/index.ts';
import { controlBox } from '../../components/styling/control-box.ts';
import { controlButtonStyles } from '../../components/styling/control-button.ts';

export interface PartsBoxProps {
  /** Given: a button that empties all parts. */
  readonly onClear?: () => void;
  readonly clearLabel: string;
  readonly onPaste?: (event: ClipboardEvent) => void;
  /** The parts. */
  readonly children: ReactNode;
  /** At the end: what opens a calendar. */
  readonly end?: ReactNode;
}

/** The box around the parts of a date or time, with the look of every other input. */
export function PartsBox({ onClear, clearLabel, onPaste, children, end }: PartsBoxProps) {
  const control = useFieldControl({});
  const { box } = controlBox();
  return (
    <Group
      id={control.id}
      tabIndex={-1}
      onFocus={focusFirstPart}
      onPaste={onPaste}
      className={({ isInvalid, isFocusWithin, isDisabled }) =>
        box({
          className: [
            'gap-0.5 pe-1',
            // react-aria keeps an input of its own inside, hidden and read-only, which the box must not take for ours.
            !isDisabled && 'border-line-control! bg-panel!',
            isInvalid && 'border-danger!',
            isFocusWithin && 'border-focus! outline-2 -outline-offset-1 outline-focus',
          ],
        })
      }
    >
      {children}
      {onClear !== undefined && control.disabled !== true && (
        <button
          type="button"
          aria-label={clearLabel}
          className={controlButtonStyles}
          onClick={onClear}
        >
          <X aria-hidden="true" />
        </button>
      )}
      {end}
    </Group>
  );
}

/** Focused as a whole, as from an error summary, it gives the focus to its first part. */
function focusFirstPart(event: FocusEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return;
  event.currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
}
