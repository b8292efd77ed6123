import { useEffect, useEffectEvent, useState } from 'react';
import { type Action, actionOf } from './shortcuts.ts';

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
