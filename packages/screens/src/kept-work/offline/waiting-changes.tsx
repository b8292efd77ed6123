import { Button } from '@ninefold/ui/components/button';
import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsOnline } from '../../application/index.ts';
import { laterMarks } from '../../descriptors/index.ts';
import { type ScreenContext, useScreen } from '../../screen-context/index.ts';
import { waitingList } from './open-list.ts';
import { useSending } from './use-sending.ts';
import { useWaitingChanges } from './use-waiting-changes.ts';
import { waitingMarks } from './waiting-marks.tsx';
import { waitingChangesMessages } from './messages.ts';
import type { WaitingChange } from './queue.ts';
import { WaitingList } from './waiting-list.tsx';

/** Says in the frame that the device is offline and how many changes wait, sends them, and lists them. */
export function WaitingChanges() {
  const changes = useWaitingChanges();
  const isOnline = useIsOnline();
  const sending = useSending(changes, isOnline);
  const isOpen = useSyncExternalStore(waitingList.subscribe, waitingList.isOpen);
  // After the last change was sent, the button stays for the focus that the list gives back.
  const [isKept, setKept] = useState(false);
  useMarksOf(changes);
  const count = changes.length;
  const undecided = changes.filter(({ problem }) => problem !== undefined).length;
  const isShown = count > 0 || isOpen || isKept;
  return (
    <>
      {/* It is there before its text, which is announced then. */}
      <span aria-live="polite" className="text-md whitespace-nowrap text-ink-muted">
        {!isOnline && (
          <>
            <span aria-hidden="true" className={isShown ? 'max-sm:hidden' : undefined}>
              {waitingChangesMessages.offline}
            </span>
            <span className="sr-only">{waitingChangesMessages.offlineText}</span>
          </>
        )}
      </span>
      {isShown && (
        <Button
          size="small"
          variant="ghost"
          aria-haspopup="dialog"
          className="whitespace-nowrap"
          onBlur={() => setKept(false)}
          onClick={() => waitingList.setOpen(true)}
        >
          {undecided > 0
            ? waitingChangesMessages.attention({ count: undecided })
            : waitingChangesMessages.count({ count })}
          {undecided === 0 && count > 0 && (
            <span className="sr-only"> {waitingChangesMessages.countSuffix}</span>
          )}
        </Button>
      )}
      {isOpen && (
        <WaitingList
          changes={changes}
          isOnline={isOnline}
          sending={sending}
          onClose={() => {
            waitingList.setOpen(false);
            setKept(true);
          }}
        />
      )}
    </>
  );
}

/** Lets the rows of lists and records be marked again once what waits has changed: see `useRowMarks`. */
function useMarksOf(changes: readonly WaitingChange[]): void {
  const queries = useQueryClient();
  const { loaded: ofFrame } = useScreen();
  const loaded = useRouterState({
    select: ({ matches }) =>
      (matches.at(-1)?.context as Partial<ScreenContext> | undefined)?.loaded,
  });
  const { specification } = loaded ?? ofFrame;
  useEffect(() => {
    laterMarks.of = waitingMarks(specification, changes);
    queries.setQueryData(['module', 'marking'], (marking: object | undefined) =>
      marking === undefined ? undefined : { ...marking, waiting: changes },
    );
  }, [queries, specification, changes]);
}
