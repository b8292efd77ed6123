import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIdentity, useScreen } from '../screen-context/index.ts';
import { noteVisit } from './visits.ts';

/** Notes, on this machine, that this person is here: on every screen, and when its page is left. */
export function useNoteVisits(): void {
  const { application } = useScreen();
  const identity = useIdentity();
  const router = useRouter();
  useEffect(() => {
    if (application.viewing !== undefined) return undefined;
    const follow = () => {
      // Nothing is kept of a person who has signed out meanwhile.
      if (application.person.change() === undefined) noteVisit(identity, Date.now());
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    const stop = router.subscribe('onResolved', follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [application, identity, router]);
}
