import { useEffect, useEffectEvent, useState } from 'react';
import { views } from './views.ts';

/** Actions of keys, also listed in the help dialog. */
export const shortcuts = [
  { action: 'next', key: 'j', title: 'Next picture' },
  { action: 'previous', key: 'k', title: 'Previous picture' },
  { action: 'nextUndecided', key: 'n', title: 'Next undecided picture' },
  { action: 'nextGroup', key: 'g', title: 'Next group' },
  { action: 'nextMode', key: 'm', title: 'The same story in the next mode' },
  { action: 'accept', key: 'a', title: 'Accept the group for the last reason' },
  { action: 'acceptBecause', key: 'A', title: 'Accept the group for another reason' },
  { action: 'reject', key: 'r', title: 'Reject the group, with a note' },
  { action: 'undo', key: 'u', title: 'Undo the last decision' },
  { action: 'split', key: 's', title: 'Split this picture off its group, or put it back' },
  { action: 'splitAll', key: 'S', title: 'Split the whole group into single pictures' },
  ...views.map(({ name, title, key }) => ({ action: name, key, title: `View: ${title}` }) as const),
  { action: 'flip', key: 'x', title: 'Blink: show the other picture, and stop blinking' },
  { action: 'zoomIn', key: '+', title: 'Zoom in' },
  { action: 'zoomOut', key: '-', title: 'Zoom out' },
  { action: 'fit', key: '0', title: 'Fit the width' },
  { action: 'help', key: '?', title: 'This help' },
] as const;

export type Action = (typeof shortcuts)[number]['action'];

/** Returns the label of a key. */
export function keyName(key: string): string {
  return /^[A-Z]$/.test(key) ? `Shift ${key}` : key.toUpperCase();
}

export function keyOf(action: Action): string {
  return keyName(shortcuts.find((shortcut) => shortcut.action === action)!.key);
}

/** Returns the action of a pressed key: none in a text field, a dialog, or for a browser's shortcut. */
function actionOf(event: KeyboardEvent): Action | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const { target } = event;
  const textFields =
    'textarea, select, [contenteditable], input:not([type=range], [type=checkbox])';
  if (target instanceof Element && target.closest(`${textFields}, [role=dialog]`) !== null) {
    return undefined;
  }
  return shortcuts.find(({ key }) => key === event.key)?.action;
}

/** Calls the action of a pressed key, while shortcuts are on. */
export function useShortcuts(on: boolean, perform: (action: Action) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    if (action === undefined || !on) return;
    event.preventDefault();
    perform(action);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const storageKey = 'visual-review-shortcuts';

/**
 * Returns whether shortcuts are on. People who use speech input, or press keys by mistake, need to turn
 * off single keys that decide.
 */
export function useShortcutsOn(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  return [
    on,
    (next) => {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}
