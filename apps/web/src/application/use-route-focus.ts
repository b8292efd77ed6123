import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useVisited } from './use-visited.ts';

/**
 * Moves the focus to the new screen after a navigation, where it would be lost with the link that
 * led there. After a record was created beside another, its link takes the focus. Going back, or up to the list of a record, focuses the link to the screen that was
 * left; any other navigation focuses the heading, which a screen reader then says. A change of the
 * list's state within a screen leaves the focus where it is.
 */
export function useRouteFocus(): void {
  // The screen that is shown, not the one that is on its way.
  const location = useRouterState({ select: (state) => state.resolvedLocation });
  const previous = useRef(location);
  const visited = useVisited();
  useEffect(() => {
    const left = previous.current;
    previous.current = location;
    // A page that was just opened has the focus where browsers put it.
    if (location === undefined || left === undefined || left.pathname === location.pathname) {
      return undefined;
    }
    const isBack = location.state.__TSR_index < left.state.__TSR_index;
    const isUp = left.pathname.startsWith(`${location.pathname}/`);
    const origins = [visited.toFocus(), isBack || isUp ? left.pathname : undefined];
    if (focusScreen(origins)) return undefined;
    // The screen's own module, its record or its rows are still on their way.
    const observer = new MutationObserver(() => {
      if (focusScreen(origins)) observer.disconnect();
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-busy'],
    });
    return () => observer.disconnect();
  }, [location, visited]);
}

/**
 * @param origins Paths of which the first that a link leads to has it take the focus: of a record
 *   that was created, and of the screen that was left.
 * @returns Whether the focus is settled. Focus that is in the screen already stays, and so does
 *   focus in an answer to "why?", which would close without it.
 */
function focusScreen(origins: readonly (string | undefined)[]): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  const focused = document.activeElement;
  if (focused?.closest('main, [data-why-window]') != null && focused !== heading) return true;
  for (const origin of origins) {
    if (origin === undefined) continue;
    const link = linkTo(decoded(origin));
    if (link !== undefined) {
      link.focus();
      return true;
    }
    // The rows that may hold the link are not there yet.
    if (document.querySelector('main [aria-busy=true]') !== null) return false;
  }
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** A form stands for its record where nothing leads to the form itself. */
function linkTo(path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const to = (wanted: string) =>
    links.find((link) => decoded(link.pathname) === wanted && link.checkVisibility());
  return to(path) ?? to(path.replace(/\/edit$/u, ''));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
