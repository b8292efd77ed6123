import type { RouterHistory } from '@tanstack/react-router';
import { endViewing, loadPage } from '../../application/index.ts';

/** Opens the current screen again as the person who is signed in. */
export function stopViewing(history: RouterHistory): void {
  endViewing();
  loadPage(history.createHref(history.location.href));
}
