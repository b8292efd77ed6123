import type { ApplicationRouter } from '../routing/index.ts';
import { leadsToTenant } from '../application/index.ts';

/** Milliseconds that a pointer or the focus rests on a link before its screen is loaded. */
const restsFor = 50;

/**
 * Lets the router follow every plain link to an address of the application, so that the
 * design system's patterns can take addresses as text and know no router.
 * Modified clicks, downloads, other targets and other sites stay the browser's.
 *
 * @returns Ends it.
 */
export function navigateByLinks(router: ApplicationRouter): () => void {
  const folder = router.history.createHref('/');
  const follow = (event: MouseEvent) => {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified) return;
    const address = addressWithin(event.target, folder);
    if (address === undefined) return;
    event.preventDefault();
    router.history.push(address);
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const preload = (event: Event) => {
    clearTimeout(waiting);
    const address = addressWithin(event.target, folder);
    if (address === undefined) return;
    // A pointer on its way over a list asks for none of its records.
    waiting = setTimeout(
      () => {
        // A preload that fails says nothing: following the link will.
        const { pathname, search } = new URL(address, window.location.origin);
        const to = { to: pathname, search: router.options.parseSearch(search) };
        router.preloadRoute(to as never).catch(() => undefined);
      },
      event.type === 'touchstart' ? 0 : restsFor,
    );
  };
  document.addEventListener('click', follow);
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('touchstart', preload, { passive: true });
  document.addEventListener('focusin', preload);
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('click', follow);
    document.removeEventListener('pointerover', preload);
    document.removeEventListener('touchstart', preload);
    document.removeEventListener('focusin', preload);
  };
}

function addressWithin(target: EventTarget | null, folder: string): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const anchor = target.closest('a[href]');
  if (!(anchor instanceof HTMLAnchorElement)) return undefined;
  if ((anchor.target !== '' && anchor.target !== '_self') || anchor.hasAttribute('download')) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(anchor.href);
  const here = window.location;
  if (origin !== here.origin || !pathname.startsWith(folder)) return undefined;
  if (leadsToTenant(folder, pathname)) return undefined;
  // A jump within the page is the browser's own.
  if (hash !== '' && pathname === here.pathname && search === here.search) return undefined;
  return pathname.slice(folder.length - 1) + search + hash;
}
