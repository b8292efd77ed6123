import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  currentActions,
  followActions,
  offerActions,
  type ScreenAction,
  withdrawActions,
} from './screen-actions.ts';

/**
 * Offers actions of a screen in the command palette and by their shortcuts, while the component is
 * shown. The list of shortcuts lists them too.
 */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const [owner] = useState(() => Symbol('actions'));
  // With every rendering: what an action does may have changed, though it is called the same.
  useEffect(() => offerActions(owner, actions));
  useEffect(() => () => withdrawActions(owner), [owner]);
}

/** Returns what can be done on the screen that is shown. */
export function useCurrentActions(): readonly ScreenAction[] {
  return useSyncExternalStore(followActions, currentActions);
}
