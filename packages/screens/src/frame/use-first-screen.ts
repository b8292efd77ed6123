import { useEffect } from 'react';
import { useScreen } from '../screen-context/index.ts';

/** Loads auth-js and what other tabs tell once the first screen is shown: see `useScreenRead`. */
export function useFirstScreen(isRead: boolean): void {
  const { application } = useScreen();
  useEffect(() => {
    if (!isRead) return;
    application.firstScreen.resolve();
    // Without it, what other tabs change is read when their person comes back.
    import('../screen-context/queries/other-tabs.ts')
      .then(({ readAfterOthers }) => readAfterOthers(application.queries))
      .catch(() => undefined);
  }, [application, isRead]);
}
