import { folderOf, type Place } from '../../application/index.ts';

/**
 * Returns the URL of a screen for another tenant, or for all. The router does not follow it: the
 * browser reloads the application, so that no data of one tenant stays on the screens of another.
 */
export function tenantAddress({ base }: Place, address = '/', tenant?: string): string {
  return window.location.origin + folderOf({ base, tenant }).slice(0, -1) + address;
}

/** Returns the screen to open for another tenant: a list, because a record belongs to one tenant. */
export function sameScreen(pathname: string): string {
  return /^\/data\/[^/]+/.exec(pathname)?.[0] ?? '/';
}
