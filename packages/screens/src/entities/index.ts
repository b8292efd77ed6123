import { lazyRouteComponent } from '@tanstack/react-router';
import type { ScreenRoute } from '../screen-context/index.ts';

/** The directory of all entities. */
export const entities: ScreenRoute = {
  component: lazyRouteComponent(() => import('./entities-screen.tsx'), 'EntitiesScreen'),
};
