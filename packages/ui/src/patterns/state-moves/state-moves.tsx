import { ChevronDown } from 'lucide-react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { ButtonGroup } from '../../components/button-group/index.ts';
import { Why } from '../why/index.ts';
import { MoreMoves } from './more-moves.tsx';
import { MoveButton } from './move-button.tsx';
import type { StateMovesProps } from './state-moves-props.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMoves } from './use-moves.tsx';

/** As many stand beside each other; the rest is in a menu. */
const mostButtons = 2;

/**
 * The moves that a person may make, as buttons: the likeliest is the primary one. One that needs
 * something, or that cannot be taken back, asks first.
 */
export function StateMoves(props: StateMovesProps) {
  const moves = useMoves(props);
  const { labels, problem } = moves;
  const beside = props.moves.slice(0, mostButtons);
  return (
    <ButtonGroup
      label={labels.moves}
      attached={false}
      ref={useKeptFocus()}
      tabIndex={-1}
      className="flex-wrap items-center outline-none"
    >
      <MoreMoves
        trigger={<Button end={<ChevronDown aria-hidden="true" />}>{labels.more}</Button>}
        moves={props.moves.slice(mostButtons)}
        onSelect={moves.begin}
      />
      {beside.toReversed().map((move) => (
        <MoveButton
          key={move.id}
          move={move}
          moves={moves}
          variant={move === props.moves[0] ? 'primary' : 'secondary'}
        />
      ))}
      {problem !== undefined && (
        <Banner tone="danger" announce="assertive" className="basis-full">
          {problem.message}{' '}
          {problem.why !== undefined && <Why why={problem.why}>{labels.refusedWhy}</Why>}
        </Banner>
      )}
      {moves.dialog}
    </ButtonGroup>
  );
}
