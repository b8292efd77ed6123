import { useSyncExternalStore } from 'react';
import type { ScreenAction } from './screen-action.ts';
import { currentActions, followActions } from './screen-actions.ts';

/** Returns what can be done on the screen that is shown. */
export function useCurrentActions(): readonly ScreenAction[] {
  return useSyncExternalStore(followActions, currentActions);
}
