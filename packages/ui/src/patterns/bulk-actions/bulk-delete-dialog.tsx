import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '../../components/alert-dialog/index.ts';
import { type DeletionEffects, DeletionEffectsList } from '../delete-record/index.ts';
import { type BulkStatus, BulkStatusNotice } from './bulk-status.tsx';
import { bulkActionsMessages } from './messages.ts';

export interface BulkDeleteDialogProps {
  /** "Delete 15 skills?" */
  readonly title: string;
  /** The records are being read, or can't be: nothing can be deleted until they are. */
  readonly status?: BulkStatus;
  /** Which of the selected records can't be deleted, and why. */
  readonly note?: string;
  /** Effects of the deletion on other records. Left out when nothing refers to the records. */
  readonly effects?: DeletionEffects;
  /** Whether the deletion can be undone. */
  readonly undoable: boolean;
  /** Nothing can be deleted, for this reason. */
  readonly disabledReason?: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before many records are deleted, and lists what else the deletion affects. */
export function BulkDeleteDialog(props: BulkDeleteDialogProps) {
  const { title, status, note, effects, undoable, disabledReason, onDelete, onClose } = props;
  const isPrevented =
    effects?.status === 'known' && effects.effects.some(({ kind }) => kind === 'prevent');
  const isChecking = status !== undefined || effects?.status === 'loading';
  const reason = disabledReason ?? (isChecking ? bulkActionsMessages.notYet : undefined);
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent
        data-slot="bulk-delete-dialog"
        title={title}
        description={
          <>
            {note !== undefined && <p>{note}</p>}
            {!undoable && <p>{bulkActionsMessages.noUndo}</p>}
          </>
        }
        actions={
          <>
            <AlertDialogCancel />
            <AlertDialogAction disabledReason={reason} onClick={onDelete}>
              {bulkActionsMessages.delete}
            </AlertDialogAction>
          </>
        }
      >
        {effects === undefined && status === undefined ? undefined : (
          <div className="flex flex-col gap-3">
            {status !== undefined && <BulkStatusNotice status={status} />}
            {effects !== undefined && <DeletionEffectsList effects={effects} />}
            {isPrevented && <p className="text-ink-muted">{bulkActionsMessages.prevented}</p>}
          </div>
        )}
      </AlertDialogContent>
    </AlertDialog>
  );
}
