import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '../../components/alert-dialog/index.ts';
import { type DeletionEffects, DeletionEffectsList } from '../delete-record/index.ts';
import { bulkActionsMessages } from './messages.ts';

export interface BulkDeleteDialogProps {
  /** "Delete 15 skills?" */
  readonly title: string;
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
  const { title, note, effects, undoable, disabledReason, onDelete, onClose } = props;
  const isPrevented =
    effects?.status === 'known' && effects.effects.some(({ kind }) => kind === 'prevent');
  const reason =
    disabledReason ?? (effects?.status === 'loading' ? bulkActionsMessages.notYet : undefined);
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
        {effects === undefined ? undefined : (
          <div className="flex flex-col gap-3">
            <DeletionEffectsList effects={effects} />
            {isPrevented && <p className="text-ink-muted">{bulkActionsMessages.prevented}</p>}
          </div>
        )}
      </AlertDialogContent>
    </AlertDialog>
  );
}
