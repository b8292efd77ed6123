import { lazy, type ReactNode, Suspense, useState } from 'react';
import { errorMessage } from '../../error-message.ts';
import type { FormError } from '../../shapes/index.ts';
import { stateTransitionsMessages } from './messages.ts';
import type { AvailableTransition, StateTransitionsProps } from './state-transitions-props.ts';

const loadDialog = () => import('./transition-dialog.tsx');
const TransitionDialog = lazy(() =>
  loadDialog().then((module) => ({ default: module.TransitionDialog })),
);

export interface RunningTransitions {
  /** The id of the transition that is being made without a dialog. */
  readonly busy: string | undefined;
  /** The error of a transition that was made without a dialog. A dialog shows its own. */
  readonly problem: Pick<FormError, 'message' | 'why'> | undefined;
  /**
   * Makes a transition, or opens the dialog that asks for required fields or confirmation.
   *
   * @param record Of which record; the one that `useTransitions` was called with when left out.
   */
  readonly start: (transition: AvailableTransition, record?: TransitionRecord) => void;
  /** The open dialog, or false. */
  readonly dialog: ReactNode;
}

export interface TransitionRecord extends Pick<
  StateTransitionsProps,
  'title' | 'from' | 'validateOf' | 'onTransition'
> {
  /** Takes the error of a transition that was made without a dialog, in place of `problem`. */
  readonly onProblem?: (problem: NonNullable<RunningTransitions['problem']>) => void;
}

interface PendingTransition extends TransitionRecord {
  readonly transition: AvailableTransition;
}

/** Makes transitions, one at a time. */
export function useTransitions(
  props: TransitionRecord & Pick<StateTransitionsProps, 'searchRecords'>,
): RunningTransitions {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<RunningTransitions['problem']>();
  // Keeps the record of that moment: it may be read again while the dialog is open.
  const [pending, setPending] = useState<PendingTransition>();
  const make = async (
    transition: AvailableTransition,
    { onTransition, onProblem = setProblem }: TransitionRecord,
  ): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(transition.id);
    setProblem(undefined);
    try {
      const errors = await onTransition(transition, {});
      if (errors && errors.length > 0) {
        onProblem({
          message: errors.map(({ message }) => message).join(' '),
          why: errors.find(({ why }) => why !== undefined)?.why,
        });
      }
    } catch (error) {
      onProblem({ message: errorMessage(error, stateTransitionsMessages.failed) });
    } finally {
      setBusy(undefined);
    }
  };
  const ask = async (asked: PendingTransition): Promise<void> => {
    setProblem(undefined);
    try {
      await loadDialog();
      setPending(asked);
    } catch {
      (asked.onProblem ?? setProblem)({ message: stateTransitionsMessages.dialogNotLoaded });
    }
  };
  return {
    busy,
    problem,
    start: (transition, record = props) => {
      if (transition.requiredFields.length > 0 || transition.final)
        void ask({ ...record, transition });
      else void make(transition, record);
    },
    dialog: pending !== undefined && (
      <Suspense fallback={null}>
        <TransitionDialog
          transition={pending.transition}
          title={pending.title}
          from={pending.from}
          validateOf={pending.validateOf}
          searchRecords={props.searchRecords}
          onTransition={(entered) => pending.onTransition(pending.transition, entered)}
          onClose={() => setPending(undefined)}
        />
      </Suspense>
    ),
  };
}

/** Loads the dialog before a transition is started. */
export function preloadDialog(): void {
  loadDialog().catch(() => undefined);
}
