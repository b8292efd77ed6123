import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '@ninefold/ui/components/alert-dialog';
import { unsavedChangesMessages } from './messages.ts';

export interface LeaveDialogProps {
  readonly open: boolean;
  readonly question?: Pick<typeof unsavedChangesMessages, 'leave' | 'leaveText'>;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog({
  open,
  question = unsavedChangesMessages,
  onStay,
  onLeave,
}: LeaveDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
    >
      <AlertDialogContent
        title={question.leave}
        description={question.leaveText}
        actions={
          <>
            <AlertDialogCancel>{unsavedChangesMessages.stay}</AlertDialogCancel>
            <AlertDialogAction onClick={onLeave}>
              {unsavedChangesMessages.confirmLeave}
            </AlertDialogAction>
          </>
        }
      />
    </AlertDialog>
  );
}
