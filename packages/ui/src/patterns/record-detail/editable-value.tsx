import { Pencil } from 'lucide-react';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Anchor } from '../../components/link/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { recordDetailMessages } from './messages.ts';
import type { ValueEditing } from './record-detail-props.ts';

interface EditableValueProps {
  readonly field: FieldDescriptor;
  readonly editing: ValueEditing;
  readonly children: ReactNode;
}

const buttonStyle =
  'absolute end-0 top-0 inline-flex size-6 items-center justify-center rounded-xs text-ink-subtle opacity-0 group-hover/value:opacity-100 hover:text-ink focus-visible:opacity-100 touch:opacity-100 print:hidden';

/** What a press is for, where a value has it. */
const pressable =
  'a, button, input, select, textarea, label, summary, [contenteditable], [role=button], [data-slot=why]';

/** A value that a press or its button edits. The room of the button is there before it is known to be. */
export function EditableValue({ field, editing, children }: EditableValueProps) {
  const value = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLElement>(null);
  const way = editing.wayOf(field.name);
  const problem = editing.problems[field.name];
  const isLast = editing.last === field.name;
  useLayoutEffect(() => {
    if (isLast && document.activeElement === document.body) button.current?.focus();
  }, [isLast]);
  const label = recordDetailMessages.edit({ field: field.label });
  const open = () => value.current !== null && editing.onEdit(field.name, value.current);
  return (
    // The button does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={value}
      data-slot="detail-value"
      className="group/value relative -ms-1.5 -me-3 min-w-0 rounded-xs ps-1.5 pe-6 has-data-[slot=edit-value]:cursor-text has-data-[slot=edit-value]:hover:bg-hover"
      onClick={(event) => {
        if (way !== undefined && isOnText(event)) button.current?.click();
      }}
    >
      {children}
      {way === 'here' ? (
        <button
          ref={(element) => void (button.current = element)}
          type="button"
          data-slot="edit-value"
          aria-label={label}
          aria-haspopup="dialog"
          className={buttonStyle}
          onClick={open}
        >
          <Pencil aria-hidden="true" className="size-3.5" />
        </button>
      ) : (
        way !== undefined && (
          <Anchor
            ref={(element) => void (button.current = element)}
            href={way.href}
            data-slot="edit-value"
            aria-label={label}
            className={buttonStyle}
          >
            <Pencil aria-hidden="true" className="size-3.5" />
          </Anchor>
        )
      )}
      {problem !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Returns whether a press was on the value itself: on nothing that is pressed for something else, and selecting nothing. */
function isOnText({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const other = target.closest(pressable);
  if (other !== null && currentTarget.contains(other)) return false;
  return window.getSelection()?.isCollapsed !== false;
}
