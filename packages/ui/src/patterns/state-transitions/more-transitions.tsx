import { lazy } from 'react';
import { LazyOverlay } from '../lazy-overlay.tsx';
import type { TransitionsMenuProps } from './transitions-menu.tsx';

const loadMenu = () => import('./transitions-menu.tsx');
const TransitionsMenu = lazy(() =>
  loadMenu().then((module) => ({ default: module.TransitionsMenu })),
);

/** A menu of the transitions without a button. Renders nothing when there are none. */
export function MoreTransitions(props: TransitionsMenuProps) {
  if (props.transitions.length === 0) return null;
  return (
    <LazyOverlay popup="menu" preload={loadMenu} trigger={props.trigger}>
      <TransitionsMenu {...props} />
    </LazyOverlay>
  );
}
