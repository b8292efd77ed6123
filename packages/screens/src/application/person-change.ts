import { deferred } from './deferred.tsx';
import type { PersonChangedProps } from './person-changed.tsx';

const load = () => import('./person-changed.tsx');

/** Covers a page whose person has changed. */
export const PersonChanged = deferred<'PersonChanged', PersonChangedProps>(load, 'PersonChanged');

/** Loads it ahead: when it is needed, there may be no connection. */
export function loadPersonChanged(): void {
  load().catch(() => undefined);
}
