import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  formAround,
  isOverDialog,
  type ScreenAction,
  sendKeys,
  useScreenActions,
} from '../screen-actions/index.ts';
import { recordFormMessages } from './messages.ts';
import type { RecordFormModel } from './use-record-form.ts';

export const anotherKeys = 'Mod+Shift+Enter';

/**
 * `sendKeys`, with Ctrl or Cmd on every platform, sends from anywhere: before the parts of a date keep
 * the key to themselves. With Shift it asks for another record too, where that is offered.
 */
export function submitByKeyboard(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // React also sends this form the keys pressed in its dialogs, which can have forms of their own.
  const around = event.target instanceof Element ? formAround(event.target) : undefined;
  if (around !== undefined && around !== event.currentTarget) return;
  event.preventDefault();
  // The keys of the screen would send it again from a radio.
  event.stopPropagation();
  submit(event.currentTarget, event.shiftKey);
}

function submit(form: HTMLFormElement, asksForAnother: boolean): void {
  const another = asksForAnother ? form.elements.namedItem('another') : null;
  if (another instanceof HTMLButtonElement) another.click();
  else form.requestSubmit();
}

interface FormActions {
  readonly onCancel: (() => void) | undefined;
  readonly hasAnother: boolean;
}

/** Offers the actions of a form, which listens to their keys itself. Returns the form's `ref`. */
export function useFormActions(
  { texts, busy }: RecordFormModel,
  { onCancel, hasAnother }: FormActions,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const does = (asksForAnother: boolean) => () => {
    if (form.current !== null) submit(form.current, asksForAnother);
  };
  const save: ScreenAction = {
    id: 'submit',
    label: texts.submit,
    shortcut: sendKeys,
    handlesKeys: true,
    onSelect: does(false),
  };
  const another: ScreenAction = {
    id: 'submit another',
    label: texts.submitAnother,
    shortcut: anotherKeys,
    handlesKeys: true,
    onSelect: does(true),
  };
  const keys = { handlesKeys: true, keysOnly: true };
  const help = {
    id: 'field help',
    label: recordFormMessages.fieldHelp,
    shortcut: 'F1',
    ...keys,
  };
  const leave = { id: 'cancel', label: recordFormMessages.cancel, shortcut: 'Escape', ...keys };
  const always = [save, ...(hasAnother ? [another] : []), help];
  useScreenActions(onCancel === undefined ? always : [...always, { ...leave, onSelect: onCancel }]);
  useEscape(form, busy ? undefined : onCancel);
  return form;
}

/**
 * Leaves the form by Escape, from its fields and where nothing that is operated has the focus, such as the heading that a
 * screen begins with. What is open takes the key first: popups by themselves, and so does the dialog of a form.
 */
function useEscape(
  form: RefObject<HTMLFormElement | null>,
  onCancel: (() => void) | undefined,
): void {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (!(target instanceof HTMLElement) || isOverDialog(target)) return;
    if (target.tabIndex < 0 || form.current?.contains(target) === true) onCancel?.();
  });
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
