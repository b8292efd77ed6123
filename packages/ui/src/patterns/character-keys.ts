import { readPreferences } from '../provider/index.ts';

const typed =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true], [role=textbox], [role=combobox], [role=spinbutton]';

/** Returns whether a shortcut is a single character, which may be typed or spoken by accident: `?`. */
export function isCharacterKey(shortcut: string): boolean {
  return shortcut.length === 1;
}

/** Returns whether such shortcuts work there: where no text is typed, unless the person has turned them off. */
export function characterKeysWork(target: EventTarget | null): boolean {
  const isText = target instanceof Element && target.closest(typed) !== null;
  return !isText && readPreferences().characterKeys !== false;
}
