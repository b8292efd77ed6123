import { useState } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '../../components/alert-dialog/index.ts';
import { Banner } from '../../components/banner/index.ts';
import { messageOf } from '../message-of.ts';
import type { FormError } from '../shapes.ts';
import { Why } from '../why/index.ts';
import type { RemoveRecordLabels, RemoveRecordProps } from './remove-record-props.ts';

const defaultLabels: RemoveRecordLabels = {
  heading: (entityLabel) => `Remove this ${entityLabel}?`,
  statement: (title) => (
    <>
      <strong className="font-semibold text-ink">{title}</strong> is removed for good. This cannot
      be taken back.
    </>
  ),
  remove: 'Remove',
  removing: 'Removing…',
  keep: 'Keep',
  failed: 'It could not be removed. Try again in a moment.',
  refusedWhy: 'Why was this refused?',
};

/**
 * Asks before a record is removed, by its name. While it is being removed the
 * dialog stays; what was in the way is said in it.
 */
export function RemoveRecord(props: RemoveRecordProps) {
  const { open, onOpenChange, title, entityLabel, consequences, onRemove } = props;
  const labels = { ...defaultLabels, ...props.labels };
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
    const refused = await onRemove().catch((error: unknown) => messageOf(error, labels.failed));
    setBusy(false);
    if (typeof refused === 'string') setProblem({ message: refused });
    else if (typeof refused === 'object') setProblem(refused);
    else onOpenChange(false);
  };

  return (
    <AlertDialog open={open} onOpenChange={change}>
      <AlertDialogContent
        data-slot="remove-record"
        title={labels.heading(entityLabel)}
        description={labels.statement(title)}
        actions={
          <>
            <AlertDialogCancel aria-disabled={busy}>{labels.keep}</AlertDialogCancel>
            <AlertDialogAction busy={busy} onClick={() => void remove()}>
              {busy ? labels.removing : labels.remove}
            </AlertDialogAction>
          </>
        }
      >
        {consequences === undefined && problem === undefined ? undefined : (
          <div className="flex flex-col gap-3">
            {consequences}
            {problem !== undefined && (
              <Banner tone="danger" announce="assertive">
                {problem.message}
                {problem.why !== undefined && (
                  <div className="mt-1">
                    <Why why={problem.why}>{labels.refusedWhy}</Why>
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
