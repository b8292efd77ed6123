import { folderOf, type Place } from '../application/place.ts';

/**
 * The whole address of a screen with another tenant, or with all. The router does not know it: the
 * browser loads the application anew, so that nothing of one tenant is left on the screens of another.
 */
export function addressOutside({ base }: Place, address = '/', tenant?: string): string {
  return window.location.origin + folderOf({ base, tenant }).slice(0, -1) + address;
}

/** The screen to show first with another tenant: a record of this one is none of that one. */
export function sameScreen(pathname: string): string {
  return /^\/data\/[^/]+/.exec(pathname)?.[0] ?? '/';
}
