import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '@ninefold/ui/components/alert-dialog';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOnline, loadPage } from '../../application/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { deleteKeptWork, type KeptWork, keptWorkOf } from '../../kept-work/index.ts';
import { signOutMessages } from './messages.ts';

export interface SignOutProps {
  /** Called when the question is answered, before the person leaves. */
  readonly onClose: () => void;
}

/** Signs out. Asks a person with unfinished work first whether this device keeps it. */
export function SignOut({ onClose }: SignOutProps) {
  const { application } = useScreen();
  const signOut = useSignOut();
  const [kept, setKept] = useState<KeptWork>();
  const started = useRef(false);
  const start = useEffectEvent((work: KeptWork) => {
    if (work.drafts + work.waiting > 0) {
      setKept(work);
      return;
    }
    onClose();
    void signOut(true);
  });
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void keptWorkOf(application).then(start);
  }, [application]);
  if (kept === undefined) return null;
  const { drafts, waiting } = kept;
  const answer = (deletes: boolean) => () => {
    onClose();
    void signOut(deletes);
  };
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent
        className="max-w-lg"
        title={
          waiting > 0
            ? signOutMessages.waitingTitle({ count: waiting })
            : signOutMessages.title({ count: drafts })
        }
        description={[
          ...(waiting > 0 ? [signOutMessages.waitingText] : []),
          ...(drafts > 0 ? [signOutMessages.text] : []),
        ].join(' ')}
        actions={
          <>
            <AlertDialogCancel>{signOutMessages.cancel}</AlertDialogCancel>
            <AlertDialogAction onClick={answer(true)}>{signOutMessages.delete}</AlertDialogAction>
            <AlertDialogAction variant="primary" onClick={answer(false)}>
              {signOutMessages.keep}
            </AlertDialogAction>
          </>
        }
      />
    </AlertDialog>
  );
}

/**
 * Signs out, which ends this page for the person, and opens the sign-in screen on another one: no memory of this
 * page outlives it.
 */
function useSignOut(): (deletesWork: boolean) => Promise<void> {
  const { history } = useRouter();
  const { application } = useScreen();
  return async (deletesWork) => {
    const stay = application.person.leave();
    await application.database?.session.signOut();
    // The forms are closed by now: an open one would keep its draft again.
    if (deletesWork) await deleteKeptWork(application);
    // Without a connection no page can be loaded. This one says who was signed out.
    if (isOnline()) loadPage(history.createHref('/sign-in'));
    else stay();
  };
}
