import { useSyncExternalStore } from 'react';

/** The width below which a table's columns don't fit: Tailwind's `sm`. */
export const phone = '(max-width: 39.99rem)';

/** A screen that is touched: a focused input brings up a keyboard that covers half of it. */
export const touched = '(pointer: coarse)';

/** Returns whether a media query holds now. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
