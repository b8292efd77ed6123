import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Returns whether the person prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
