import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '@ninefold/ui/components/alert-dialog';
import { deepEqual, useBlocker, useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { unsavedChangesMessages } from './messages.ts';

export type DirtyGuard = ReturnType<typeof useDirtyGuard>;

type Question = Pick<typeof unsavedChangesMessages, 'leave' | 'leaveText'> & {
  readonly stay?: string;
  readonly confirmLeave?: string;
  /** Given: a button that leaves too, and keeps the changes. */
  readonly keep?: string;
};

/**
 * Keeps a form's unsaved changes from being lost by going elsewhere or closing the tab.
 *
 * @param onEnd Called when they are saved or discarded.
 * @param question Asked before something else than changes is lost.
 * @param ignoresSearch Whether the changes stay while the address differs behind `?` alone: those of a list.
 */
export function useDirtyGuard(
  onEnd?: () => void,
  question: Question = unsavedChangesMessages,
  ignoresSearch = false,
) {
  // A ref beside the state: a save navigates in the same turn as it releases.
  const dirty = useRef(false);
  const [closing, setClosing] = useState(false);
  const location = useLocation();
  const [own] = useState(location);
  const blocker = useBlocker({
    // Going back to the form while the next screen still loads loses nothing.
    shouldBlockFn: ({ next }) =>
      dirty.current &&
      // The draft is kept, and at sign-out the person has chosen what happens to it.
      !(question.keep !== undefined && next.pathname === '/sign-in') &&
      !(next.pathname === own.pathname && (ignoresSearch || deepEqual(next.search, own.search))),
    enableBeforeUnload: closing,
    withResolver: true,
  });
  const setDirty = (now: boolean) => {
    dirty.current = now;
    setClosing(now);
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
      <AlertDialog
        open={blocker.status === 'blocked'}
        onOpenChange={(open) => {
          if (!open) blocker.reset?.();
        }}
      >
        <AlertDialogContent
          title={question.leave}
          description={question.leaveText}
          actions={
            <>
              <AlertDialogCancel>{question.stay ?? unsavedChangesMessages.stay}</AlertDialogCancel>
              <AlertDialogAction
                onClick={() => {
                  onEnd?.();
                  blocker.proceed?.();
                }}
              >
                {question.confirmLeave ?? unsavedChangesMessages.confirmLeave}
              </AlertDialogAction>
              {question.keep !== undefined && (
                <AlertDialogAction variant="primary" onClick={() => blocker.proceed?.()}>
                  {question.keep}
                </AlertDialogAction>
              )}
            </>
          }
        />
      </AlertDialog>
    ),
  };
}
