import { useToast } from '@ninefold/ui/components/toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useScreen, useSessionLost } from '../../screen-context/index.ts';
import { sendChanges } from './send-changes.ts';
import { waitingChangesMessages } from './messages.ts';
import type { WaitingChange } from './queue.ts';

/** A server that could not be reached is tried again so often, in milliseconds, while something waits. */
const betweenAttempts = 30_000;

/** Sends what waits as soon as the device is online, and reports what became of it. */
export function useSending(
  changes: readonly WaitingChange[],
  isOnline: boolean,
): {
  readonly isSending: boolean;
  /** Why the last attempt ended early. */
  readonly stopped: string | undefined;
  readonly send: () => void;
} {
  const { application } = useScreen();
  const toast = useToast();
  const isDue = changes.some(({ problem }) => problem === undefined);
  const isSessionLost = useSessionLost(application);
  const { data, isPending, mutate } = useMutation({
    mutationFn: () => sendChanges(application),
    // `useIsOnline` decides: a run that waits for the connection would hold up the next one.
    networkMode: 'always',
    onSuccess: ({ saved, failed }) => {
      if (saved.length > 0) {
        toast.show({ tone: 'success', title: waitingChangesMessages.sent(counted(saved)) });
      }
      if (failed.length > 0) {
        toast.show({
          tone: 'danger',
          title: waitingChangesMessages.notSaved(counted(failed)),
          description: waitingChangesMessages.decide,
        });
      }
    },
  });
  const send = () => {
    if (!isPending) mutate();
  };

  const sendDue = useEffectEvent(send);
  const isReady = isOnline && isDue && !isSessionLost;
  useEffect(() => {
    if (!isReady) return undefined;
    sendDue();
    const timer = setInterval(() => {
      if (!document.hidden) sendDue();
    }, betweenAttempts);
    return () => clearInterval(timer);
  }, [isReady]);

  return { isSending: isPending, stopped: data?.stopped, send };
}

const counted = (changes: readonly WaitingChange[]) => ({
  count: changes.length,
  title: changes[0]?.title ?? '',
});
