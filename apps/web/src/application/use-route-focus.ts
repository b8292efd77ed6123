import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * After going to another screen the focus would be lost with the link that led
 * there: it goes to the new screen's heading, which a screen reader then says.
 * A change of the list's state within a screen leaves the focus where it is.
 */
export function useRouteFocus(): void {
  // The screen that is shown, not the one that is on its way.
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const previous = useRef(pathname);
  useEffect(() => {
    const first = previous.current === undefined;
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    // A page that was just opened has the focus where browsers put it.
    if (first || focusHeading()) return undefined;
    // The screen's own module, or its record, is still on its way.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

/**
 * @returns Whether there is a heading by now. Focus that is in the screen already stays, and so
 * does focus in an answer to "why?", which would close without it.
 */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  if (document.activeElement?.closest('main, [data-why-window]') == null) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}
