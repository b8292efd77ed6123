import { deferred } from '../deferred/index.tsx';

export { useCallsShortcut } from './use-calls-shortcut.ts';

/** The log of the page's calls, in development. */
export const Calls = deferred(() => import('./calls.tsx'), 'Calls');
