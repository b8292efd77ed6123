import { useEffect, useEffectEvent } from 'react';

/** Letters that a keyboard writes with Alt differ from one to another; the key does not. */
const isShortcut = (event: KeyboardEvent) =>
  event.code === 'KeyL' && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;

/** Alt+Shift+L, from the first screen on. */
export function useCallsShortcut(onPress: () => void): void {
  const pressed = useEffectEvent(onPress);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      pressed();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
