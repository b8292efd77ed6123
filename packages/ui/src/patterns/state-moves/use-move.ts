import { useState } from 'react';
import { messageOf } from '../message-of.ts';
import type { FormError } from '../shapes.ts';
import type { StateMove, StateMovesProps } from './state-moves-props.ts';

/** Makes a move that needs nothing: one at a time, and what was refused is said. */
export function useMove(onMove: StateMovesProps['onMove'], failed: string) {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<Pick<FormError, 'message' | 'why'>>();
  const make = async (move: StateMove): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(move.id);
    setProblem(undefined);
    try {
      const errors = await onMove(move, {});
      if (errors && errors.length > 0) {
        setProblem({
          message: errors.map(({ message }) => message).join(' '),
          why: errors.find(({ why }) => why !== undefined)?.why,
        });
      }
    } catch (error) {
      setProblem({ message: messageOf(error, failed) });
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, problem, make };
}
