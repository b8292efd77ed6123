import { createContext, useSyncExternalStore } from 'react';
import type { ActionSubject } from './screen-action.ts';
import { followActions, hasSeveralSubjects } from './screen-actions.ts';

/** The record of the actions within, where a screen can have the actions of several. */
export const ActionSubjectContext = createContext<ActionSubject | undefined>(undefined);

/** Returns whether the screen has actions of several records, whose shortcuts don't work. */
export function useSeveralSubjects(): boolean {
  return useSyncExternalStore(followActions, hasSeveralSubjects);
}
