import { Button } from '@ninefold/ui/components/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@ninefold/ui/components/dialog';
import { InlineMessage } from '@ninefold/ui/components/inline-message';
import { RelativeTime } from '@ninefold/ui/components/relative-time';
import { useValueFormat } from '@ninefold/ui/fields';
import { useRef, useState } from 'react';
import { LeaveDialog } from '../drafts/index.ts';
import { useDecisions } from './use-decisions.ts';
import type { useSending } from './use-sending.ts';
import { waitingChangesMessages } from './messages.ts';
import type { WaitingChange } from './queue.ts';

export interface WaitingListProps {
  readonly changes: readonly WaitingChange[];
  readonly isOnline: boolean;
  readonly sending: ReturnType<typeof useSending>;
  readonly onClose: () => void;
}

/** Lists the changes that wait to be sent. Each can be edited or discarded, and one that was refused sent again. */
export function WaitingList({ changes, isOnline, sending, onClose }: WaitingListProps) {
  const { isSending, stopped, send } = sending;
  const [discarded, setDiscarded] = useState<WaitingChange>();
  const decisions = useDecisions();
  const sendButton = useRef<HTMLButtonElement>(null);
  const reasonNotToSend = () => {
    if (changes.length === 0) return waitingChangesMessages.none;
    return isOnline ? undefined : waitingChangesMessages.offlineText;
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent data-slot="waiting-list">
        <DialogHeader>
          <DialogTitle>{waitingChangesMessages.title}</DialogTitle>
          <DialogDescription>
            {changes.length === 0 ? waitingChangesMessages.none : waitingChangesMessages.text}
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-3">
          {isOnline && stopped !== undefined && changes.length > 0 && (
            <InlineMessage tone="warning">
              {waitingChangesMessages.notSent({ reason: stopped })}
            </InlineMessage>
          )}
          {changes.length > 0 && (
            <ul className="divide-y divide-line rounded-md border border-line">
              {changes.map((change) => (
                <Change
                  key={change.key}
                  change={change}
                  onEdit={async () => {
                    if (await decisions.edit(change)) onClose();
                  }}
                  onRetry={async () => {
                    await decisions.retry(change);
                    send();
                  }}
                  onDiscard={() => setDiscarded(change)}
                />
              ))}
            </ul>
          )}
        </DialogBody>
        <DialogFooter>
          <Button
            ref={sendButton}
            variant="primary"
            busy={isSending}
            disabledReason={reasonNotToSend()}
            onClick={send}
          >
            {waitingChangesMessages.sendNow}
          </Button>
        </DialogFooter>
        {discarded && (
          <LeaveDialog
            open
            question={{
              leave: waitingChangesMessages.discardTitle({ title: discarded.title }),
              leaveText: waitingChangesMessages.discardText,
              stay: waitingChangesMessages.cancel,
              confirmLeave: waitingChangesMessages.discard,
            }}
            returnFocus={sendButton}
            onStay={() => setDiscarded(undefined)}
            onLeave={() => {
              void decisions.discard(discarded);
              setDiscarded(undefined);
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface ChangeProps {
  readonly change: WaitingChange;
  readonly onEdit: () => void;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

function Change({ change, onEdit, onRetry, onDiscard }: ChangeProps) {
  const { kind, title, summary, at, problem } = change;
  const { locale, timeZone } = useValueFormat();
  const again = problem?.kind === 'uncertain' ? 'createAnyway' : 'retry';
  const edit = kind === 'transition' ? 'open' : 'edit';
  return (
    <li className="grid gap-2 px-3 py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 font-medium break-words text-ink">{title}</h3>
        <RelativeTime
          className="text-sm text-ink-muted"
          value={at}
          locale={locale}
          timeZone={timeZone}
        />
      </div>
      <p className="min-w-0 break-words text-ink-muted">{summary}</p>
      {problem !== undefined && <InlineMessage tone="danger">{problem.message}</InlineMessage>}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={waitingChangesMessages[`${edit}Of`]({ title })}
          onClick={onEdit}
        >
          {waitingChangesMessages[edit]}
        </Button>
        {problem !== undefined && problem.kind !== 'conflict' && (
          <Button
            size="small"
            aria-label={waitingChangesMessages[`${again}Of`]({ title })}
            onClick={onRetry}
          >
            {waitingChangesMessages[again]}
          </Button>
        )}
        <Button
          size="small"
          variant="ghost"
          aria-label={waitingChangesMessages.discardOf({ title })}
          onClick={onDiscard}
        >
          {waitingChangesMessages.discard}
        </Button>
      </div>
    </li>
  );
}
