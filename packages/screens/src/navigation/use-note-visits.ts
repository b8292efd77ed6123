import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIdentity, useScreen } from '../screen-context/index.ts';

/** Notes, on this machine, that this person is here: on every screen that is read, and when its page is left. */
export function useNoteVisits(isRead: boolean): void {
  const { application } = useScreen();
  const identity = useIdentity();
  const router = useRouter();
  useEffect(() => {
    if (application.viewing !== undefined || !isRead) return undefined;
    const note = async () => {
      const { noteVisit } = await import('./visits.ts');
      // Nothing is kept of a person who has signed out meanwhile.
      if (application.person.change() === undefined) noteVisit(identity, Date.now());
    };
    // Home does without, where that cannot be loaded.
    const follow = () => void note().catch(() => undefined);
    follow();
    document.addEventListener('visibilitychange', follow);
    const stop = router.subscribe('onResolved', follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [isRead, application, identity, router]);
}
