import { createContext, use, useSyncExternalStore } from 'react';
import type { ActionSubject } from './screen-action.ts';
import { followActions, hasSeveralSubjects } from './screen-actions.ts';

/** The record or list of the actions within, where a screen can have the actions of several. */
export const ActionSubjectContext = createContext<ActionSubject | undefined>(undefined);

/** Returns whether the screen has actions of several records, or lists, like the one here: their shortcuts don't work. */
export function useSeveralSubjects(): boolean {
  const kind = use(ActionSubjectContext)?.kind;
  return useSyncExternalStore(followActions, () => kind !== undefined && hasSeveralSubjects(kind));
}
