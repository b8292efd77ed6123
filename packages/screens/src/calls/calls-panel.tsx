import { curlOf } from '@ninefold/data/calls';
import { catalogueOf } from '@ninefold/data/calls/catalogue';
import { CallLog } from '@ninefold/ui/patterns/call-log';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Application } from '../application/application.ts';
import { wholeQuery } from '../queries/specification.ts';
import { loggedCalls } from './logged-calls.ts';
import { useDock } from './use-dock.ts';

export interface CallsPanelProps {
  readonly application: Application;
  readonly database: NonNullable<Application['database']>;
  readonly height: number;
  readonly onHeightChange: (height: number) => void;
  readonly onClose: () => void;
}

/** The log of this page's calls. What asked for each is known once all of the specification is. */
export function CallsPanel({ application, database, height, ...props }: CallsPanelProps) {
  const { client } = database;
  const calls = useSyncExternalStore(client.calls.subscribe, client.calls.calls);
  const { data: known } = useQuery(wholeQuery(application));
  const logged = useMemo(() => loggedCalls(known && catalogueOf(known.specification)), [known]);
  useDock(height);
  return createPortal(
    <CallLog
      {...props}
      calls={calls.map(logged)}
      height={height}
      onClear={client.calls.clear}
      commandOf={(id) => {
        const call = calls.find((each) => each.id === id);
        return call === undefined ? '' : curlOf(call, client);
      }}
    />,
    document.body,
  );
}
