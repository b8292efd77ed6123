import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '@ninefold/ui/components/alert-dialog';
import { waitingChangesMessages } from './messages.ts';
import type { RefObject } from 'react';

export interface DiscardChangeProps {
  readonly title: string;
  /** The button that opened it leaves with the change. */
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a change that waits is lost. */
export function DiscardChange({ title, returnFocus, onClose, onDiscard }: DiscardChangeProps) {
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent
        returnFocus={returnFocus}
        title={waitingChangesMessages.discardTitle({ title })}
        description={waitingChangesMessages.discardText}
        actions={
          <>
            <AlertDialogCancel>{waitingChangesMessages.cancel}</AlertDialogCancel>
            <AlertDialogAction
              variant="danger"
              onClick={() => {
                onDiscard();
                onClose();
              }}
            >
              {waitingChangesMessages.discard}
            </AlertDialogAction>
          </>
        }
      />
    </AlertDialog>
  );
}
