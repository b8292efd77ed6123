import { deepEqual, useBlocker, useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { LeaveDialog, type LeaveQuestion } from './leave-dialog.tsx';
import { unsavedChangesMessages } from './messages.ts';

export type DirtyGuard = ReturnType<typeof useDirtyGuard>;

/**
 * Keeps a form's unsaved changes from being lost by going elsewhere or closing the tab.
 *
 * @param onEnd Called when they are saved or discarded.
 * @param question Asked before something else than changes is lost.
 * @param ignoresSearch Whether the changes stay while the address differs behind `?` alone: those of a list, and of a form beside one.
 */
export function useDirtyGuard(
  onEnd?: () => void,
  question: LeaveQuestion = unsavedChangesMessages,
  ignoresSearch = false,
) {
  // No state: nothing is drawn for it, and a save navigates in the same turn as it releases.
  const dirty = useRef(false);
  const location = useLocation();
  const [own] = useState(location);
  const blocker = useBlocker({
    // Going back to the form while the next screen still loads loses nothing.
    shouldBlockFn: ({ next }) =>
      dirty.current &&
      // The draft is kept, and at sign-out the person has chosen what happens to it.
      !(question.keep !== undefined && next.pathname === '/sign-in') &&
      !(next.pathname === own.pathname && (ignoresSearch || deepEqual(next.search, own.search))),
    enableBeforeUnload: () => dirty.current,
    withResolver: true,
  });
  const setDirty = (now: boolean) => {
    dirty.current = now;
  };
  return {
    setDirty,
    /** Lets the person leave, because the changes are saved. */
    release: () => {
      setDirty(false);
      onEnd?.();
    },
    /** Asks before changes are lost; to be rendered with the form. */
    dialog: (
      <LeaveDialog
        open={blocker.status === 'blocked'}
        question={question}
        onStay={() => blocker.reset?.()}
        onLeave={() => {
          onEnd?.();
          blocker.proceed?.();
        }}
        onKeep={question.keep === undefined ? undefined : () => blocker.proceed?.()}
      />
    ),
  };
}
