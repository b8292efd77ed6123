import type { FocusEvent } from 'react';
import type { FieldDescriptor, FieldInputProps, FieldText } from '../../shapes/index.ts';
import { fieldInputMessages } from './messages.ts';

/** Returns the properties that a control of the components takes as they are. */
export function controlProps({
  field: _field,
  link: _link,
  searchRecords: _searchRecords,
  onReferenceChange: _onReferenceChange,
  picker: _picker,
  ...control
}: FieldInputProps) {
  return control;
}

/** Passes the focus of a group on to its first input, as when an error summary focuses the group. */
export function focusFirst(event: FocusEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return;
  event.currentTarget
    .querySelector<HTMLElement>('[role=spinbutton], input, select, textarea, button')
    ?.focus();
}

/**
 * Returns the option of a select for no value: a dash where NULL is allowed or the database fills it
 * in; undefined where there is a value that can't be removed.
 */
export function placeholderOf(field: FieldDescriptor, value: FieldText): string | undefined {
  if (field.nullable ?? !field.required) return fieldInputMessages.noValue;
  if (value !== null) return undefined;
  return field.hasDefault ? fieldInputMessages.noValue : fieldInputMessages.choose;
}
