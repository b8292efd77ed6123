import { lazy } from 'react';
import { OnDemand } from '../on-demand.tsx';
import type { MovesMenuProps } from './moves-menu.tsx';

const loadMenu = () => import('./moves-menu.tsx');
const MovesMenu = lazy(() => loadMenu().then((module) => ({ default: module.MovesMenu })));

/** The moves that have no button of their own; nothing where each has one. */
export function MoreMoves(props: MovesMenuProps) {
  if (props.moves.length === 0) return null;
  return (
    <OnDemand popup="menu" preload={loadMenu} trigger={props.trigger}>
      <MovesMenu {...props} />
    </OnDemand>
  );
}
