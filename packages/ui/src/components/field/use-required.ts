import { type RefObject, useEffect, useState } from 'react';

/** Submissions that a field has stopped: the first one takes the focus. */
const stopped = new WeakSet<Event>();

/**
 * Returns whether a required field was empty when its form was submitted. Stops the submission, as the browser does for
 * `required`, but for every kind of control, and without the browser's bubble. As there, `noValidate` leaves the check
 * to the form.
 */
export function useRequired(field: RefObject<HTMLElement | null>, required: boolean): boolean {
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const element = field.current;
    const form = element?.closest('form');
    if (!required || element === null || form == null) return undefined;
    const check = (event: SubmitEvent): void => {
      const { submitter } = event;
      const skips = submitter instanceof HTMLButtonElement && submitter.formNoValidate;
      if (form.noValidate || skips || event.target !== form || !isEmpty(element)) return;
      event.preventDefault();
      // Other listeners of the form's own still run in this phase: every field says what it misses.
      event.stopPropagation();
      setIsMissing(true);
      if (!stopped.has(event)) controlOf(element)?.focus();
      stopped.add(event);
    };
    const recheck = (): void => setIsMissing((was) => was && isEmpty(element));
    const changes = ['input', 'change', 'focusout'] as const;
    const marks = new MutationObserver(recheck);
    marks.observe(element, { subtree: true, attributeFilter: ['data-filled'] });
    form.addEventListener('submit', check, { capture: true });
    for (const name of changes) element.addEventListener(name, recheck);
    return () => {
      marks.disconnect();
      form.removeEventListener('submit', check, { capture: true });
      for (const name of changes) element.removeEventListener(name, recheck);
      setIsMissing(false);
    };
  }, [field, required]);
  return isMissing;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = ':is(input, select, textarea):not(:disabled)';

/**
 * A control whose value is not that of its input, or that has none, says by `data-filled` whether it has one. A field
 * without either kind of control can't be judged.
 */
function isEmpty(field: HTMLElement): boolean {
  const all = [
    ...field.querySelectorAll<Control>(
      `[data-filled]:not([data-disabled]), ${controls}:not([data-filled] *)`,
    ),
  ];
  return all.length > 0 && all.every((control) => !isFilled(control));
}

function isFilled(control: Control): boolean {
  const { filled } = control.dataset;
  if (filled !== undefined) return filled === 'true';
  const isTicked =
    control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
  return isTicked ? control.checked : control.value !== '';
}

/** A group passes the focus on to its segment or toggle, and a calendar has it on one of its days. */
function controlOf(field: HTMLElement): HTMLElement | null {
  return (
    field.querySelector('label')?.control ??
    field.querySelector(
      `[role=group][tabindex], [role=grid] [tabindex="0"], ${controls}:not([hidden], [type=hidden], [tabindex="-1"])`,
    )
  );
}
