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
