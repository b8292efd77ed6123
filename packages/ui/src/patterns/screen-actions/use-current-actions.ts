import { useSyncExternalStore } from 'react';
import { currentActions, followActions, type ScreenAction } from './screen-actions.ts';

/** Returns what can be done on the screen that is shown. */
export function useCurrentActions(): readonly ScreenAction[] {
  return useSyncExternalStore(followActions, currentActions);
}
