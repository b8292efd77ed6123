import { use, useSyncExternalStore } from 'react';
import { PreferencesContext } from '../../provider/index.ts';
import { isTurnedOff } from '../character-keys.ts';
import { ActionSubjectContext } from './action-subject.ts';
import { followActions, hasSeveralSubjects } from './screen-actions.ts';

/**
 * Returns a function that returns the shortcut of an action if it works, for the control that shows it. It doesn't where
 * the person has turned it off, and where the screen has actions of several records, or lists, like the one here.
 */
export function useShownShortcut(): (shortcut: string | undefined) => string | undefined {
  // It is in the first load, and what it returns is cheaper than what would remember it.
  'use no memo';
  // Without it, what this browser keeps.
  const preferences = use(PreferencesContext)?.preferences;
  const kind = use(ActionSubjectContext)?.kind;
  const isOfSeveral = useSyncExternalStore(
    followActions,
    () => kind !== undefined && hasSeveralSubjects(kind),
  );
  return (shortcut) =>
    shortcut === undefined || isOfSeveral || isTurnedOff(shortcut, preferences)
      ? undefined
      : shortcut;
}
