import type { RouterHistory } from '@tanstack/react-router';
import { endHistory, type Place } from '../application/index.ts';

/** Ends a page that isn't its person's any more: the tab keeps no address of theirs. Returns the one that it was at. */
export function endPage(history: RouterHistory, { base }: Place): string {
  const address = endHistory(history);
  // A story has no address in the browser.
  if (isInBrowser(address)) window.history.replaceState(null, '', base);
  try {
    sessionStorage.clear();
  } catch {
    // Where the browser refuses storage, nothing was kept.
  }
  return address;
}

function isInBrowser(address: string): boolean {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash === address;
}
