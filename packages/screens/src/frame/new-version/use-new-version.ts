import { useToast } from '@ninefold/ui/components/toast';
import { useEffect } from 'react';
import { followVersion } from './follow-version.ts';
import { newVersionMessages } from './messages.ts';

/** Lets the application be opened offline from now on, and says once when a newer version of it is ready. */
export function useNewVersion(): void {
  const { show } = useToast();
  useEffect(
    () =>
      followVersion(() =>
        show({
          tone: 'info',
          title: newVersionMessages.title,
          // The browser asks about unsaved changes.
          action: { label: newVersionMessages.reload, onClick: () => window.location.reload() },
          duration: Infinity,
        }),
      ),
    [show],
  );
}
