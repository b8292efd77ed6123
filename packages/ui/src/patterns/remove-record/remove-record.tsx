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
import { DeletionEffectsList } from './deletion-effects.tsx';
import { removeRecordLabels } from './labels.tsx';
import type {
  DeletionEffects,
  RemoveRecordLabels,
  RemoveRecordProps,
} from './remove-record-props.ts';

/**
 * Asks before a record is deleted, and says what else the deletion affects. The dialog stays open
 * while the record is deleted, and shows what prevented it.
 */
export function RemoveRecord(props: RemoveRecordProps) {
  const { open, onOpenChange, title, entityLabel, effects, onRemove } = props;
  const labels = { ...removeRecordLabels, ...props.labels };
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
            <AlertDialogAction
              busy={busy}
              disabledReason={reasonAgainst(effects, labels)}
              onClick={() => void remove()}
            >
              {busy ? labels.removing : labels.remove}
            </AlertDialogAction>
          </>
        }
      >
        {effects === undefined && problem === undefined ? undefined : (
          <div className="flex flex-col gap-3">
            {effects !== undefined && <DeletionEffectsList effects={effects} labels={labels} />}
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

/** What can't be counted may be none: then the database decides. */
function reasonAgainst(
  effects: DeletionEffects | undefined,
  labels: RemoveRecordLabels,
): string | undefined {
  if (effects?.status === 'loading') return labels.notYet;
  const isPrevented =
    effects?.status === 'known' &&
    effects.effects.some(({ kind, count = 0 }) => kind === 'prevent' && count > 0);
  return isPrevented ? labels.prevented : undefined;
}
