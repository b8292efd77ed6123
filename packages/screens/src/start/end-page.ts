import type { RouterHistory } from '@tanstack/react-router';
import { endHistory } from '../application/index.ts';

/** Ends a page that isn't its person's any more. Returns the address that it was at. */
export function endPage(history: RouterHistory): string {
  const address = endHistory(history);
  try {
    sessionStorage.clear();
  } catch {
    // Where the browser refuses storage, nothing was kept.
  }
  return address;
}

/** Replaces the address, which may tell what its person looked for. A story has none in the browser. */
export function hideAddress(address: string, base: string): void {
  const { pathname, search, hash } = window.location;
  if (pathname + search + hash === address) window.history.replaceState(null, '', base);
}
