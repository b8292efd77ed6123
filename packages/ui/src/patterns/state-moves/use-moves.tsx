import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messageOf } from '../message-of.ts';
import type { FormError } from '../shapes.ts';
import { stateMovesLabels } from './labels.ts';
import type { StateMove, StateMovesLabels, StateMovesProps } from './state-moves-props.ts';

const loadDialog = () => import('./move-dialog.tsx');
const MoveDialog = lazy(() => loadDialog().then((module) => ({ default: module.MoveDialog })));

export interface Moves {
  readonly labels: StateMovesLabels;
  /** The id of the move that is being made without asking. */
  readonly busy: string | undefined;
  /** What was refused without asking. A dialog says so itself. */
  readonly problem: Pick<FormError, 'message' | 'why'> | undefined;
  /** Makes a move, or asks first for what it needs, or whether it is meant. */
  readonly begin: (move: StateMove) => void;
  /** What asks, while something is asked. */
  readonly dialog: ReactNode;
}

/** Moves of one record, one at a time. */
export function useMoves(props: StateMovesProps): Moves {
  const labels = { ...stateMovesLabels, ...props.labels };
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<Moves['problem']>();
  const [asked, setAsked] = useState<StateMove>();
  const make = async (move: StateMove): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(move.id);
    setProblem(undefined);
    try {
      const errors = await props.onMove(move, {});
      if (errors && errors.length > 0) {
        setProblem({
          message: errors.map(({ message }) => message).join(' '),
          why: errors.find(({ why }) => why !== undefined)?.why,
        });
      }
    } catch (error) {
      setProblem({ message: messageOf(error, labels.failed) });
    } finally {
      setBusy(undefined);
    }
  };
  return {
    labels,
    busy,
    problem,
    begin: (move) => {
      if (move.asks.length > 0 || move.final) setAsked(move);
      else void make(move);
    },
    dialog: asked !== undefined && (
      <Suspense fallback={null}>
        <MoveDialog
          move={asked}
          title={props.title}
          from={props.from}
          labels={labels}
          validate={props.validate}
          searchRecords={props.searchRecords}
          onMove={(entered) => props.onMove(asked, entered)}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
    ),
  };
}

/** Where a move may be begun soon, its dialog is on its way. */
export function preloadDialog(): void {
  loadDialog().catch(() => undefined);
}
