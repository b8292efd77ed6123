import { type Preferences, readPreferences } from '../provider/index.ts';

/** Where letters are typed or choose an item that begins with them, and what is open over the page. */
const typed =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true], [role=textbox], [role=combobox], [role=spinbutton], [role=menu], [role=listbox], [role=tree], [data-slot=popover-content]';

/** Returns whether a shortcut is made of single characters, which may be typed or spoken by accident: `?`, `G W`. */
export function isCharacterKey(shortcut: string): boolean {
  return shortcut.split(' ').every((key) => key.length === 1);
}

/** Returns whether a shortcut is made of single characters, and the person has turned it off, or all of them. */
export function isTurnedOff(
  shortcut: string,
  { characterKeys, disabledKeys }: Preferences = readPreferences(),
): boolean {
  return (
    isCharacterKey(shortcut) &&
    (characterKeys === false || disabledKeys?.split('\n').includes(shortcut) === true)
  );
}

/** Returns whether such a shortcut works there: where no text is typed, unless the person has turned it off. */
export function characterKeyWorks(target: EventTarget | null, shortcut: string): boolean {
  return !takesKeys(target) && !isTurnedOff(shortcut);
}

/** Returns whether single keys are for what is focused, or for what is open over the page. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typed) !== null;
}
