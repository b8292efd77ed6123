/**
 * Shortcuts are written as `aria-keyshortcuts` writes them, with `Mod` for the
 * key that a platform uses for its commands: `Mod+Enter` is Control and Enter,
 * and Command and Return on Apple's.
 */

/** Modifiers in the order in which each platform shows them. */
const modifiers = {
  apple: { Control: '⌃', Alt: '⌥', Shift: '⇧', Meta: '⌘' },
  other: { Control: 'Ctrl', Alt: 'Alt', Shift: 'Shift', Meta: 'Meta' },
};

const appleKeys: Readonly<Record<string, string>> = { Enter: 'Return' };

function isApple(): boolean {
  return /\b(?:Macintosh|iPhone|iPad)\b/.test(navigator.userAgent);
}

/** Returns the keys as this platform shows them: `Ctrl Enter`, or `⌘ Return`. */
export function shortcutText(keys: string): string {
  const apple = isApple();
  const pressed = pressedKeys(keys);
  const shown = Object.entries(apple ? modifiers.apple : modifiers.other);
  const names = new Map(shown);
  const key = pressed.filter((each) => !names.has(each));
  return [
    ...shown.filter(([name]) => pressed.includes(name)).map(([, text]) => text),
    ...key.map((each) => (apple && Object.hasOwn(appleKeys, each) ? appleKeys[each] : each)),
  ].join(' ');
}

/** Returns the keys as this platform's `aria-keyshortcuts`: `Control+Enter`, or `Meta+Enter`. */
export function ariaShortcut(keys: string): string {
  return pressedKeys(keys).join('+');
}

/** Returns the keys of a shortcut, with those of this platform. */
export function pressedKeys(keys: string): readonly string[] {
  // The last one may be the key + itself.
  return keys
    .split(/\+(?!$)/)
    .map((key) => (key === 'Mod' ? (isApple() ? 'Meta' : 'Control') : key));
}
