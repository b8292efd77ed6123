import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * After going to another screen the focus would be lost with the link that led
 * there: it goes to the new screen's heading, which a screen reader then says.
 * A change of the list's state within a screen leaves the focus where it is.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    const focusHeading = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading === null) return false;
      if (!heading.closest('main')?.contains(document.activeElement)) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      return true;
    };
    if (focusHeading()) return undefined;
    // The screen's own module, or its record, is still on its way.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
