import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';

/** Keys that enter nothing themselves: they move the focus, or belong to the browser and to the form's actions. */
function entersNothing({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ['Tab', 'Enter', 'Shift', 'Control', 'Alt', 'Meta'].includes(key) || ctrlKey || metaKey;
}

/** Cancelling the form, and what is for the time of sending alone, such as cancelling an upload. */
const actions = '[data-slot="record-form-actions"], [data-while-sending]';

/**
 * Lets nobody change fields while they are being sent: what was entered then would belong neither to what is saved
 * nor to what is shown afterwards. The focus stays where it is.
 *
 * @returns whether somebody has tried to, and handlers for the form; its actions go on working.
 */
export function useHeldFields(isHeld: boolean) {
  const [hasTried, setHasTried] = useState(false);
  if (!isHeld && hasTried) setHasTried(false);
  const hold = (event: SyntheticEvent): boolean => {
    const { target } = event;
    const isAction = target instanceof Element && target.closest(actions) !== null;
    if (!isHeld || isAction) return false;
    event.preventDefault();
    // React listens above the fields: none of them, and nothing of theirs, hears of it.
    event.stopPropagation();
    return true;
  };
  const tell = (event: SyntheticEvent): void => {
    if (hold(event)) setHasTried(true);
  };
  return {
    hasTried,
    /** Keeps a key that would enter something from the fields. */
    holdKey(event: KeyboardEvent): void {
      if (!entersNothing(event)) tell(event);
    },
    handlers: {
      onBeforeInputCapture: tell,
      onClickCapture: tell,
      onCutCapture: tell,
      onDropCapture: tell,
      onPasteCapture: tell,
      // Selects open with these, before a click.
      onPointerDownCapture: (event: SyntheticEvent) => void hold(event),
      onMouseDownCapture: (event: SyntheticEvent) => void hold(event),
    },
  };
}
