import { lazyRouteComponent } from '@tanstack/react-router';
import type { ScreenRoute } from '../screen-context/index.ts';

/** The list of an entity's records. */
export const list: ScreenRoute = {
  component: lazyRouteComponent(() => import('./list-screen.tsx'), 'ListScreen'),
};
