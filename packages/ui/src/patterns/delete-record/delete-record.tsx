import { useState } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '../../components/alert-dialog/index.ts';
import { Banner } from '../../components/banner/index.ts';
import { errorMessage } from '../../error-message.ts';
import { richText } from '../../rich-text.ts';
import type { FormError } from '../../shapes/index.ts';
import { Why } from '../why/index.ts';
import { DeletionEffectsList } from './deletion-effects.tsx';
import { deleteRecordMessages } from './messages.ts';
import type { DeletionEffects, DeleteRecordProps } from './delete-record-props.ts';

/** Asks for confirmation, and lists what else the deletion affects. Errors show in the dialog. */
export function DeleteRecord(props: DeleteRecordProps) {
  const { open, onOpenChange, title, entityName, effects, undoable, onDelete } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Pick<FormError, 'message' | 'why'>>();

  const change = (next: boolean) => {
    if (busy) return;
    setProblem(undefined);
    onOpenChange(next);
  };

  const remove = async () => {
    setBusy(true);
    setProblem(undefined);
    const refused = await onDelete().catch((error: unknown) =>
      errorMessage(error, deleteRecordMessages.failed),
    );
    setBusy(false);
    if (typeof refused === 'string') setProblem({ message: refused });
    else if (typeof refused === 'object') setProblem(refused);
    else onOpenChange(false);
  };

  return (
    <AlertDialog open={open} onOpenChange={change}>
      <AlertDialogContent
        data-slot="delete-record"
        title={deleteRecordMessages.heading({ ...entityName })}
        description={richText(
          deleteRecordMessages[undoable === true ? 'undoableStatement' : 'statement'].parts({
            title,
            b: strong,
          }),
        )}
        actions={
          <>
            <AlertDialogCancel aria-disabled={busy}>
              {deleteRecordMessages.cancel}
            </AlertDialogCancel>
            <AlertDialogAction
              busy={busy}
              disabledReason={reasonAgainst(effects)}
              onClick={() => void remove()}
            >
              {busy ? deleteRecordMessages.deleting : deleteRecordMessages.delete}
            </AlertDialogAction>
          </>
        }
      >
        {effects === undefined && problem === undefined ? undefined : (
          <div className="flex flex-col gap-3">
            {effects !== undefined && <DeletionEffectsList effects={effects} />}
            {problem !== undefined && (
              <Banner tone="danger" announce="assertive">
                {problem.message}
                {problem.why !== undefined && (
                  <div className="mt-1">
                    <Why why={problem.why}>{deleteRecordMessages.whyRejected}</Why>
                  </div>
                )}
              </Banner>
            )}
          </div>
        )}
      </AlertDialogContent>
    </AlertDialog>
  );
}

function strong(content: readonly unknown[]) {
  return <strong className="font-semibold text-ink">{richText(content)}</strong>;
}

/** Returns why the button is disabled. Effects without a count may be none: the database decides. */
function reasonAgainst(effects: DeletionEffects | undefined): string | undefined {
  if (effects?.status === 'loading') return deleteRecordMessages.notYet;
  const isPrevented =
    effects?.status === 'known' &&
    effects.effects.some(({ kind, count = 0 }) => kind === 'prevent' && count > 0);
  return isPrevented ? deleteRecordMessages.prevented : undefined;
}
