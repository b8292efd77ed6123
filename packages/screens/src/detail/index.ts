import { lazyRouteComponent } from '@tanstack/react-router';
import type { ScreenRoute } from '../screen-context/index.ts';

/** A record with its related records. */
export const detail: ScreenRoute = {
  component: lazyRouteComponent(() => import('./detail-screen.tsx'), 'DetailScreen'),
};
