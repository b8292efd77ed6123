import { loadMessages } from '@ninefold/messages';
import { deferred } from '../deferred/index.tsx';
import type { ViewAsProps } from './view-as.tsx';

export { useMayViewAs } from './use-may-view-as.ts';

/** Asks whom to view the application as. */
export const ViewAs = deferred<'ViewAs', ViewAsProps>(() => import('./view-as.tsx'), 'ViewAs');

const load = () => import('./viewing.tsx');

/** Says who is viewed, on every screen. */
export const Viewing = deferred<'Viewing', object>(load, 'Viewing');

/** Loads it ahead of the first screen. */
export async function loadViewing(): Promise<void> {
  await Promise.all([load(), loadMessages('rest')]);
}
