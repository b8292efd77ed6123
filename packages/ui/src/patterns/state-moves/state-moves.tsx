import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { ButtonGroup } from '../../components/button-group/index.ts';
import { OnDemand } from '../on-demand.tsx';
import { Why } from '../why/index.ts';
import { stateMovesLabels } from './labels.ts';
import type { StateMove, StateMovesProps } from './state-moves-props.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMove } from './use-move.ts';

/** As many stand beside each other; the rest is in a menu. */
const mostButtons = 2;

const loadDialog = () => import('./move-dialog.tsx');
const MoveDialog = lazy(() => loadDialog().then((module) => ({ default: module.MoveDialog })));
const loadMenu = () => import('./more-moves.tsx');
const MoreMoves = lazy(() => loadMenu().then((module) => ({ default: module.MoreMoves })));

/**
 * The moves that a person may make, as buttons: the likeliest is the primary one. One that needs
 * something, or that cannot be taken back, asks first.
 */
export function StateMoves(props: StateMovesProps) {
  const { moves, title, from, validate, searchRecords } = props;
  const labels = { ...stateMovesLabels, ...props.labels };
  const { busy, problem, make } = useMove(props.onMove, labels.failed);
  const [asked, setAsked] = useState<StateMove>();
  const begin = (move: StateMove) => {
    if (move.asks.length > 0 || move.final) setAsked(move);
    else void make(move);
  };
  const [beside, more] = [moves.slice(0, mostButtons), moves.slice(mostButtons)];
  const trigger = <Button endIcon={<ChevronDown aria-hidden="true" />}>{labels.more}</Button>;

  return (
    <ButtonGroup
      label={labels.moves}
      attached={false}
      ref={useKeptFocus()}
      tabIndex={-1}
      className="flex-wrap items-center outline-none"
    >
      {more.length > 0 && (
        <OnDemand popup="menu" preload={loadMenu} trigger={trigger}>
          <MoreMoves trigger={trigger} moves={more} onChoose={begin} />
        </OnDemand>
      )}
      {beside.toReversed().map((move) => (
        <Button
          key={move.id}
          variant={move === moves[0] ? 'primary' : 'secondary'}
          busy={busy === move.id}
          aria-disabled={move.waitsFor !== undefined || (busy !== undefined && busy !== move.id)}
          aria-description={move.waitsFor}
          title={move.waitsFor}
          data-why={move.why}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => begin(move)}
        >
          {move.label}
        </Button>
      ))}
      {problem !== undefined && (
        <Banner tone="danger" announce="assertive" className="basis-full">
          {problem.message}{' '}
          {problem.why !== undefined && <Why why={problem.why}>{labels.refusedWhy}</Why>}
        </Banner>
      )}
      {asked !== undefined && (
        <Suspense fallback={null}>
          <MoveDialog
            move={asked}
            title={title}
            from={from}
            labels={labels}
            validate={validate}
            searchRecords={searchRecords}
            onMove={(entered) => props.onMove(asked, entered)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </ButtonGroup>
  );
}

function preload(): void {
  loadDialog().catch(() => undefined);
}
