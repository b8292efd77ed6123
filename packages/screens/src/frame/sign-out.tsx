import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '@ninefold/ui/components/alert-dialog';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useScreen } from '../screen-context/index.ts';
import { deleteChange, waitingChanges } from '../waiting-changes/index.ts';
import { deleteDraft, draftsOf, signOutMessages, useDraftOwner } from '../unsaved-changes/index.ts';

export interface SignOutProps {
  /** Called when the question is answered, before the person leaves. */
  readonly onClose: () => void;
}

/** Signs out. Asks a person who has drafts, or changes that wait to be sent, first whether this device keeps them. */
export function SignOut({ onClose }: SignOutProps) {
  const signOut = useSignOut();
  const owner = useDraftOwner();
  const [drafts] = useState(() => draftsOf(owner));
  const [waiting] = useState(() => waitingChanges(owner));
  const isAsked = drafts.length + waiting.length > 0;
  const started = useRef(false);
  const signOutOnce = useEffectEvent(() => {
    if (started.current || isAsked) return;
    started.current = true;
    onClose();
    void signOut();
  });
  useEffect(() => signOutOnce(), []);
  if (!isAsked) return null;
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent
        className="max-w-lg"
        title={
          waiting.length > 0
            ? signOutMessages.waitingTitle({ count: waiting.length })
            : signOutMessages.title({ count: drafts.length })
        }
        description={[
          ...(waiting.length > 0 ? [signOutMessages.waitingText] : []),
          ...(drafts.length > 0 ? [signOutMessages.text] : []),
        ].join(' ')}
        actions={
          <>
            <AlertDialogCancel>{signOutMessages.cancel}</AlertDialogCancel>
            <AlertDialogAction
              onClick={async () => {
                onClose();
                await signOut();
                // A form that is still open would keep its draft again.
                for (const key of draftsOf(owner)) deleteDraft(key);
                for (const { key } of waitingChanges(owner)) deleteChange(key);
              }}
            >
              {signOutMessages.delete}
            </AlertDialogAction>
            <AlertDialogAction
              variant="primary"
              onClick={() => {
                onClose();
                void signOut();
              }}
            >
              {signOutMessages.keep}
            </AlertDialogAction>
          </>
        }
      />
    </AlertDialog>
  );
}

/** Signs out, clears the data that was read for that person, and goes to the sign-in screen. */
function useSignOut(): () => Promise<void> {
  const router = useRouter();
  const { application, person } = useScreen();
  return async () => {
    await application.database?.session.signOut();
    await router.navigate({ to: '/sign-in' });
    clearStorage(`ninefold.edits.${person?.id} `);
    // Only after the screens are left: they would read everything again, as a visitor.
    application.queries.clear();
    await router.invalidate();
  };
}

/** Deletes what the browser keeps of a person: the addresses they visited, and edits of lists. */
function clearStorage(edits: string): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(edits)) localStorage.removeItem(key);
    }
  } catch {
    // Where the browser refuses storage, nothing was kept.
  }
}
