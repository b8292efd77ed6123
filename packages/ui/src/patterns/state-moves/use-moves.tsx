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

interface Asked extends Pick<StateMovesProps, 'title' | 'from' | 'onMove'> {
  readonly move: StateMove;
}

/** Moves of one record, one at a time. */
export function useMoves(props: StateMovesProps): Moves {
  const labels = { ...stateMovesLabels, ...props.labels };
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<Moves['problem']>();
  // With the record as it was then: it may be read again while the dialog is open.
  const [asked, setAsked] = useState<Asked>();
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
      const { title, from, onMove } = props;
      if (move.asks.length > 0 || move.final) setAsked({ move, title, from, onMove });
      else void make(move);
    },
    dialog: asked !== undefined && (
      <Suspense fallback={null}>
        <MoveDialog
          move={asked.move}
          title={asked.title}
          from={asked.from}
          labels={labels}
          validate={props.validate}
          searchRecords={props.searchRecords}
          onMove={(entered) => asked.onMove(asked.move, entered)}
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
