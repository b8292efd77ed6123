import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';

/**
 * Keeps addresses in the browser's history, where the application is in a folder of its host.
 * Within the application they begin after that folder.
 *
 * @param folder With a slash at both ends: `/app/`.
 */
export function historyWithin(folder: string): RouterHistory {
  const outside = folder.slice(0, -1);
  return createBrowserHistory({
    createHref: (address) => outside + address,
    parseLocation: () => {
      const { pathname, search, hash } = window.location;
      // A host may answer at `/app` too.
      const path = pathname.startsWith(folder) ? pathname.slice(outside.length) : '/';
      return parseHref(path + search + hash, window.history.state);
    },
  });
}

/** Ends a history: what is still under way can't move the browser any more. Returns the address that it was at. */
export function endHistory(history: RouterHistory): string {
  const address = history.createHref(history.location.href);
  history.flush();
  history.destroy();
  Object.assign(history, {
    push: nothing,
    replace: nothing,
    go: nothing,
    back: nothing,
    forward: nothing,
  });
  return address;
}

const nothing = () => undefined;

/** Loads the page again, at an address. Nothing that this one has in memory outlives it. */
export function loadPage(address: string): void {
  const { origin, pathname, search } = window.location;
  const target = new URL(address, origin);
  // To a place in the same page, the browser would only scroll.
  if (target.pathname === pathname && target.search === search) {
    window.history.replaceState(null, '', address);
    window.location.reload();
  } else {
    window.location.replace(address);
  }
}
