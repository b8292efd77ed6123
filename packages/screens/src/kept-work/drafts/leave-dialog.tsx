import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '@ninefold/ui/components/alert-dialog';
import type { RefObject } from 'react';
import { unsavedChangesMessages } from './messages.ts';

export type LeaveQuestion = Pick<typeof unsavedChangesMessages, 'leave' | 'leaveText'> & {
  readonly stay?: string;
  readonly confirmLeave?: string;
  /** The label of a button that leaves too, and keeps the changes. */
  readonly keep?: string;
};

export interface LeaveDialogProps {
  readonly open: boolean;
  readonly question?: LeaveQuestion;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** Leaves, and keeps the changes. Given with `question.keep`. */
  readonly onKeep?: (() => void) | undefined;
  /** Takes the focus afterwards, where what opened the dialog is gone by then. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog({
  open,
  question = unsavedChangesMessages,
  onStay,
  onLeave,
  onKeep,
  returnFocus,
}: LeaveDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
    >
      <AlertDialogContent
        returnFocus={returnFocus}
        title={question.leave}
        description={question.leaveText}
        actions={
          <>
            <AlertDialogCancel>{question.stay ?? unsavedChangesMessages.stay}</AlertDialogCancel>
            <AlertDialogAction onClick={onLeave}>
              {question.confirmLeave ?? unsavedChangesMessages.confirmLeave}
            </AlertDialogAction>
            {onKeep !== undefined && (
              <AlertDialogAction variant="primary" onClick={onKeep}>
                {question.keep}
              </AlertDialogAction>
            )}
          </>
        }
      />
    </AlertDialog>
  );
}
