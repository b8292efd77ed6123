import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { recordId } from '../addresses/index.ts';
import { useIdentity, useScreen } from '../screen-context/index.ts';

/** Remembers, on this machine, which record this person has before them, once it is read. */
export function useRememberOpened(isRead: boolean): void {
  const { application } = useScreen();
  const identity = useIdentity();
  const { entity, id } = useParams({ strict: false });
  useEffect(() => {
    if (application.viewing !== undefined || !isRead || entity === undefined || id === undefined)
      return;
    const remember = async () => {
      const { rememberOpened } = await import('./opened-records.ts');
      // Nothing is kept of a person who has signed out meanwhile.
      if (application.person.change() !== undefined) return;
      rememberOpened(identity, { entity, id: recordId(id) });
    };
    // Home does without, where that cannot be loaded.
    remember().catch(() => undefined);
  }, [isRead, application, identity, entity, id]);
}
