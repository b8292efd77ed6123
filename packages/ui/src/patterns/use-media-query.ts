import { useSyncExternalStore } from 'react';

/** Below this a table's columns do not fit beside each other: Tailwind's `sm`. */
export const phone = '(max-width: 39.99rem)';

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
