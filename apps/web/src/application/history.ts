import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';

/**
 * Keeps addresses in the browser's history, where the application lies in a folder of its host.
 * Within the application they begin after that folder.
 *
 * @param base The folder, with a slash at both ends: `/app/`.
 */
export function historyWithin(base: string): RouterHistory {
  const folder = base.slice(0, -1);
  return createBrowserHistory({
    createHref: (address) => folder + address,
    parseLocation: () => {
      const { pathname, search, hash } = window.location;
      // A host may answer at `/app` too.
      const path = pathname.startsWith(base) ? pathname.slice(folder.length) : '/';
      return parseHref(path + search + hash, window.history.state);
    },
  });
}
