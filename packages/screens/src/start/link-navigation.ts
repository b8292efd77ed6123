import type { LinkNavigation } from '@ninefold/ui/components/link';
import { leadsToTenant } from '../application/index.ts';
import type { ApplicationRouter } from './router.ts';

/** Milliseconds that a pointer or the focus rests on a link before its screen is loaded. */
const restsFor = 50;

/** Lets the router follow the links of the design system, which knows no router. */
export function linkNavigation(router: ApplicationRouter): LinkNavigation {
  const { createHref } = router.history;
  const folder = createHref('/');
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    createHref,
    navigate(href) {
      const address = addressWithin(href, folder);
      if (address !== undefined) router.history.push(address);
      return address !== undefined;
    },
    preload(href) {
      clearTimeout(waiting);
      const address = href && addressWithin(href, folder);
      if (!address) return;
      // A pointer on its way over a list asks for none of its records.
      waiting = setTimeout(() => {
        // A preload that fails says nothing: following the link will.
        const { pathname, search } = new URL(address, window.location.origin);
        const to = { to: pathname, search: router.options.parseSearch(search) };
        router.preloadRoute(to as never).catch(() => undefined);
      }, restsFor);
    },
  };
}

/** Returns the address within the application; undefined for other sites, tenants and places of this screen. */
function addressWithin(href: string, folder: string): string | undefined {
  const here = window.location;
  const { origin, pathname, search, hash } = new URL(href, here.href);
  if (origin !== here.origin || !pathname.startsWith(folder)) return undefined;
  if (leadsToTenant(folder, pathname)) return undefined;
  // A jump within the page is the browser's own.
  if (hash !== '' && pathname === here.pathname && search === here.search) return undefined;
  return pathname.slice(folder.length - 1) + search + hash;
}
