import { useEffect, useEffectEvent, useState } from 'react';
import { type Action, actionOf } from './shortcuts.ts';

/** Calls what a key stands for, while keys are on. */
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

const storageKey = 'ninefold-review-keys';

/**
 * Whether single keys do something. They can be turned off: whoever speaks to the machine, or
 * touches a key by mistake, would decide without wanting to.
 */
export function useKeysOn(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  return [
    on,
    (next) => {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}
