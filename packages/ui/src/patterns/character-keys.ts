import { readPreferences } from '../provider/index.ts';

/** Where letters are typed or choose an item that begins with them, and what is open over the page. */
const typed =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true], [role=textbox], [role=combobox], [role=spinbutton], [role=menu], [role=listbox], [role=tree], [data-slot=popover-content]';

/** Returns whether a shortcut is made of single characters, which may be typed or spoken by accident: `?`, `G W`. */
export function isCharacterKey(shortcut: string): boolean {
  return shortcut.split(' ').every((key) => key.length === 1);
}

/** Returns whether such shortcuts work there: where no text is typed, unless the person has turned them off. */
export function characterKeysWork(target: EventTarget | null): boolean {
  return !takesKeys(target) && readPreferences().characterKeys !== false;
}

/** Returns whether single keys are for what is focused, or for what is open over the page. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typed) !== null;
}
