import { curlOf } from '@ninefold/data/calls';
import { catalogueOf } from '@ninefold/data/calls/catalogue';
import type { DataClient } from '@ninefold/data/client';
import { CallLog } from '@ninefold/ui/patterns/call-log';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { fullSpecificationQuery } from '../queries/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { loggedCalls } from './logged-calls.ts';
import { useDock } from './use-dock.ts';

export interface CallsProps {
  readonly client: DataClient;
  readonly onClose: () => void;
}

/**
 * The log of the page's calls, in development. The reason for each call is known once the full
 * specification is loaded. Closing moves the focus back to where it was.
 */
export function Calls({ client, onClose }: CallsProps) {
  const { application } = useScreen();
  const [height, setHeight] = useState(320);
  const [openedFrom] = useState(() => document.activeElement);
  const calls = useSyncExternalStore(client.calls.subscribe, client.calls.calls);
  const { data: full } = useQuery(fullSpecificationQuery(application));
  const logged = useMemo(() => loggedCalls(full && catalogueOf(full.specification)), [full]);
  useDock(height);
  return createPortal(
    <CallLog
      calls={calls.map(logged)}
      height={height}
      onHeightChange={setHeight}
      onClear={client.calls.clear}
      commandOf={(id) => {
        const call = calls.find((each) => each.id === id);
        return call === undefined ? '' : curlOf(call, client);
      }}
      onClose={() => {
        onClose();
        // A menu's item is gone with its menu.
        const isThere = openedFrom?.isConnected === true && openedFrom !== document.body;
        const target = isThere ? openedFrom : document.querySelector('main');
        if (target instanceof HTMLElement) target.focus();
      }}
    />,
    document.body,
  );
}
