import { pressedKeys } from './shortcut.ts';

/** The keys that an event of a keyboard presses. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'
>;

const letter = /^[a-z]$/i;

/** Returns whether an event presses exactly the keys of a shortcut. */
export function pressesShortcut(event: KeyPress, keys: string): boolean {
  const pressed = pressedKeys(keys);
  const key = pressed.at(-1) ?? '';
  const holds = (modifier: string, isHeld: boolean) => pressed.includes(modifier) === isHeld;
  // Which keys write `?` depends on the keyboard, and Shift is often one of them.
  const isSymbol = key.length === 1 && !letter.test(key);
  return (
    presses(event, key) &&
    holds('Control', event.ctrlKey) &&
    holds('Alt', event.altKey) &&
    holds('Meta', event.metaKey) &&
    (isSymbol || holds('Shift', event.shiftKey))
  );
}

function presses({ key, code }: KeyPress, wanted: string): boolean {
  if (key.toLowerCase() === wanted.toLowerCase()) return true;
  // With Alt, and on keyboards of other alphabets, a key writes something else than its Latin letter or its slash.
  if (wanted === '/') return code === 'Slash' && /[^\0-\u{7f}]/u.test(key);
  return letter.test(wanted) && !letter.test(key) && code === `Key${wanted.toUpperCase()}`;
}
