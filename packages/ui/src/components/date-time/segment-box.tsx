import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { X } from 'lucide-react';
import { type ComponentProps, type FocusEvent, type ReactNode, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { controlBox, controlButtonStyles } from '../styling/index.ts';
import { segmentBoxMessages } from './messages.ts';

export interface SegmentBoxProps extends Omit<ComponentProps<'div'>, 'onChange' | 'role'> {
  readonly size?: 'small' | 'medium' | undefined;
  readonly name?: string | undefined;
  readonly text: string | null;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** Absent where there is nothing to clear. */
  readonly onClear: (() => void) | undefined;
  /** After the segments: the button that opens a calendar. */
  readonly end?: ReactNode;
}

/** The box around the segments, with the look of every other control. */
export function SegmentBox(props: SegmentBoxProps) {
  const { size, name, text, disabled, readOnly = false, onClear, end, ...others } = props;
  const { className, children, ref, ...rest } = others;
  const element = useRef<HTMLDivElement>(null);
  const { box } = controlBox({ size });
  return (
    <Group
      {...rest}
      ref={useComposedRefs(element, ref)}
      tabIndex={-1}
      onFocus={focusFirstSegment}
      className={({ isInvalid, isFocusWithin, isDisabled }) =>
        box({
          className: [
            'gap-0.5 pe-1',
            // react-aria's hidden read-only input inside is not ours to look read-only for.
            !isDisabled &&
              (readOnly ? 'border-line-strong! bg-sunken!' : 'border-line-control! bg-panel!'),
            isInvalid && 'border-danger!',
            isFocusWithin && 'border-focus! outline-2 -outline-offset-1 outline-focus',
            className,
          ],
        })
      }
    >
      {name !== undefined && (
        <input type="hidden" name={name} disabled={disabled} value={text ?? ''} />
      )}
      {children}
      {onClear !== undefined && (
        <button
          type="button"
          aria-label={segmentBoxMessages.clear}
          className={controlButtonStyles}
          onClick={() => {
            onClear();
            element.current?.focus();
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
      {end}
    </Group>
  );
}

/** Passes the focus on to the first segment, as when an error summary focuses the control. */
function focusFirstSegment(event: FocusEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return;
  event.currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
}
