import { Ellipsis } from 'lucide-react';
import { ButtonGroup } from '../../components/button-group/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { MoreMoves } from '../state-moves/more-moves.tsx';
import { MoveButton } from '../state-moves/move-button.tsx';
import type { StateMovesProps } from '../state-moves/state-moves-props.ts';
import { useKeptFocus } from '../state-moves/use-kept-focus.ts';
import { useMoves } from '../state-moves/use-moves.tsx';
import { Why } from '../why/index.ts';

/**
 * The moves of a record that is one line among others: the likeliest as a small button, the others in
 * a menu. It asks as StateMoves does.
 */
export function LineMoves(props: StateMovesProps) {
  const moves = useMoves(props);
  const { labels, problem } = moves;
  const [first, ...more] = props.moves;
  return (
    <ButtonGroup
      ref={useKeptFocus()}
      attached={false}
      label={`${labels.moves}: ${props.title}`}
      tabIndex={-1}
      className="flex-wrap items-center justify-end gap-1 outline-none"
    >
      {first !== undefined && <MoveButton move={first} moves={moves} size="small" />}
      <MoreMoves
        trigger={
          <IconButton size="small" variant="ghost" label={`${labels.more}: ${props.title}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        moves={more}
        onSelect={moves.begin}
      />
      {problem !== undefined && (
        <InlineMessage tone="danger" role="alert" className="basis-full">
          {problem.message}{' '}
          {problem.why !== undefined && <Why why={problem.why}>{labels.refusedWhy}</Why>}
        </InlineMessage>
      )}
      {moves.dialog}
    </ButtonGroup>
  );
}
