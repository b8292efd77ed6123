import { deferred } from '../deferred/index.tsx';

/** The log of the page's calls, in development. */
export const Calls = deferred(() => import('./calls.tsx'), 'Calls');
