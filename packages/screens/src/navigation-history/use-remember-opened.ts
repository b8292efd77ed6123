import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { recordId } from '../addresses/index.ts';
import { useScreen } from '../screen-context/index.ts';

/** Remembers, on this machine, which record this person has before them, once it is read. */
export function useRememberOpened(isRead: boolean): void {
  const { person } = useScreen();
  const { entity, id } = useParams({ strict: false });
  const who = person?.id;
  useEffect(() => {
    if (!isRead || who === undefined || entity === undefined || id === undefined) return;
    const remember = async () => {
      const { rememberOpened } = await import('./opened-records.ts');
      rememberOpened(who, { entity, id: recordId(id) });
    };
    // Home does without, where that cannot be loaded.
    remember().catch(() => undefined);
  }, [isRead, who, entity, id]);
}
