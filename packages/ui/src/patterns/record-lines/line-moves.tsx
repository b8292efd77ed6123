import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ButtonGroup } from '../../components/button-group/index.ts';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { OnDemand } from '../on-demand.tsx';
import { stateMovesLabels } from '../state-moves/labels.ts';
import type { StateMove, StateMovesProps } from '../state-moves/state-moves-props.ts';
import { useKeptFocus } from '../state-moves/use-kept-focus.ts';
import { useMove } from '../state-moves/use-move.ts';
import { Why } from '../why/index.ts';

const loadDialog = () => import('../state-moves/move-dialog.tsx');
const MoveDialog = lazy(() => loadDialog().then((module) => ({ default: module.MoveDialog })));
const loadMenu = () => import('../state-moves/more-moves.tsx');
const MoreMoves = lazy(() => loadMenu().then((module) => ({ default: module.MoreMoves })));

/**
 * The moves of a record that is one line among others: the likeliest as a small button, the others in
 * a menu. It asks as StateMoves does.
 */
export function LineMoves(props: StateMovesProps) {
  const { moves, title, from, validate, searchRecords } = props;
  const labels = { ...stateMovesLabels, ...props.labels };
  const { busy, problem, make } = useMove(props.onMove, labels.failed);
  const [asked, setAsked] = useState<StateMove>();
  const group = useKeptFocus();
  const begin = (move: StateMove) => {
    if (move.asks.length > 0 || move.final) setAsked(move);
    else void make(move);
  };
  const [first, ...more] = moves;
  const trigger = (
    <IconButton size="small" variant="ghost" label={`${labels.more}: ${title}`}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return (
    <ButtonGroup
      ref={group}
      attached={false}
      label={`${labels.moves}: ${title}`}
      tabIndex={-1}
      className="flex-wrap items-center justify-end gap-1 outline-none"
    >
      {first !== undefined && (
        <Button
          size="small"
          busy={busy === first.id}
          aria-disabled={first.waitsFor !== undefined || (busy !== undefined && busy !== first.id)}
          aria-description={first.waitsFor}
          title={first.waitsFor}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => begin(first)}
        >
          {first.label}
        </Button>
      )}
      {more.length > 0 && (
        <OnDemand popup="menu" preload={loadMenu} trigger={trigger}>
          <MoreMoves trigger={trigger} moves={more} onChoose={begin} />
        </OnDemand>
      )}
      {problem !== undefined && (
        <InlineMessage tone="danger" role="alert" className="basis-full">
          {problem.message}{' '}
          {problem.why !== undefined && <Why why={problem.why}>{labels.refusedWhy}</Why>}
        </InlineMessage>
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
