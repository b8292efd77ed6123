import { loadMessages } from '@ninefold/messages';
import { deferred } from '../../application/index.ts';
import type { ViewAsProps } from './view-as.tsx';

/** Asks whom to view the application as. */
export const ViewAs = deferred<'ViewAs', ViewAsProps>(() => import('./view-as.tsx'), 'ViewAs');

export { stopViewing } from './stop-viewing.ts';

const load = () => import('./viewing.tsx');

/** Says who is viewed, on every screen. */
export const Viewing = deferred<'Viewing', object>(load, 'Viewing');

/** Loads it ahead of the first screen. */
export async function loadViewing(): Promise<void> {
  await Promise.all([load(), loadMessages('rest')]);
}
