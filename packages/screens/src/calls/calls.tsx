import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { CallsPanel } from './calls-panel.tsx';

export interface CallsProps {
  readonly onClose: () => void;
}

/** In development: shows which calls the page makes. Closing leads back to where it was opened. */
export function Calls({ onClose }: CallsProps) {
  const { application } = useRouteContext({ from: '__root__' });
  const { database } = application;
  const [height, setHeight] = useState(320);
  const [openedFrom] = useState(() => document.activeElement);
  if (database === null) return null;
  return (
    <CallsPanel
      application={application}
      database={database}
      height={height}
      onHeightChange={setHeight}
      onClose={() => {
        onClose();
        // The entry of a menu is gone with it.
        const isThere = openedFrom?.isConnected === true && openedFrom !== document.body;
        const target = isThere ? openedFrom : document.querySelector('main');
        if (target instanceof HTMLElement) target.focus();
      }}
    />
  );
}
