import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pathOf, useVisitedAddresses } from '../navigation/index.ts';

/**
 * Moves the focus to the new screen after a navigation, where it would be lost with the link that
 * led there. After a record was saved, its link takes the focus. Going back, or up to the list of a
 * record, focuses the link to the screen that was left. Any other navigation, and a screen without
 * such a link, brings the heading into view and focuses it, which a screen reader then says. A
 * change of the list's state within a screen leaves the focus where it is.
 */
export function useRouteFocus(): void {
  const { history } = useRouter();
  const visited = useVisitedAddresses();
  // The screen that is shown, not the one that is on its way.
  const location = useRouterState({ select: (state) => state.resolvedLocation });
  const previous = useRef(location);
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => {
    const left = previous.current;
    previous.current = location;
    // A page that was just opened has the focus where browsers put it.
    if (location === undefined || left === undefined || left.pathname === location.pathname) return;
    const isBack = location.state.__TSR_index < left.state.__TSR_index;
    const isUp = left.pathname.startsWith(`${location.pathname}/`);
    const saved = visited.takeSaved();
    const isSavedRecord = saved !== undefined && pathOf(saved) === location.pathname;
    const origins = [saved, isBack || isUp ? left.pathname : undefined]
      .filter((origin) => origin !== undefined)
      .map((origin) => history.createHref(origin));
    // Not by a screen that is read again while its rows are on their way: it stays the same screen.
    waiting.current?.abort();
    const { signal } = (waiting.current = new AbortController());
    import('./focus-screen.ts')
      .then(({ focusWhenShown }) => focusWhenShown(isSavedRecord ? [] : origins, signal))
      // Without it the focus stays where the browser puts it.
      .catch(() => undefined);
  }, [location, history, visited]);
  useEffect(() => () => waiting.current?.abort(), []);
}
