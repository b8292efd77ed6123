import { CallLog } from '../patterns/call-log/index.ts';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type CallsProps, fullSpecificationQuery, useScreen } from '@ninefold/screens/inspector';
import { catalogueOf } from './catalogue/index.ts';
import { curlOf } from './curl.ts';
import { loggedCalls } from './logged-calls.ts';

/** The height of the log in pixels. */
const defaultHeight = 320;

/**
 * The log of the page's calls, in development. The reason for each call is known once the full
 * specification is loaded. Closing moves the focus back to where it was.
 */
export function Calls({ client, onClose }: CallsProps) {
  const { application } = useScreen();
  const [height, setHeight] = useState(defaultHeight);
  const [openedFrom] = useState(() => document.activeElement);
  const calls = useSyncExternalStore(client.calls.subscribe, client.calls.calls);
  const { data: full } = useQuery(fullSpecificationQuery(application));
  const logged = useMemo(() => loggedCalls(full && catalogueOf(full.specification)), [full]);
  useDock(height);
  return createPortal(
    <CallLog
      calls={calls.map(logged)}
      defaultHeight={defaultHeight}
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

/** Leaves room for what is docked to the window's lower edge, so that it covers nothing. */
function useDock(height: number): void {
  useLayoutEffect(() => {
    const shell = document.querySelector<HTMLElement>('[data-slot=app-shell]');
    const wide = window.matchMedia('(min-width: 40rem)');
    const fit = () => {
      shell?.style.setProperty('height', wide.matches ? `calc(100dvh - ${height}px)` : '');
    };
    fit();
    wide.addEventListener('change', fit);
    return () => {
      wide.removeEventListener('change', fit);
      shell?.style.removeProperty('height');
    };
  }, [height]);
}
