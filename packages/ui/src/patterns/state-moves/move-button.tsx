import { Button, type ButtonProps } from '../../components/button/index.ts';
import type { StateMove } from './state-moves-props.ts';
import { type Moves, preloadDialog } from './use-moves.tsx';

export interface MoveButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly move: StateMove;
  readonly moves: Moves;
}

/** Begins a move; it says what it waits for, and waits for another that is being made. */
export function MoveButton({ move, moves: { busy, begin }, ...props }: MoveButtonProps) {
  return (
    <Button
      {...props}
      busy={busy === move.id}
      aria-disabled={busy !== undefined && busy !== move.id}
      disabledReason={move.waitsFor}
      data-why={move.why}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onClick={() => begin(move)}
    >
      {move.label}
    </Button>
  );
}
