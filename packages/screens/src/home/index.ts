import { lazyRouteComponent } from '@tanstack/react-router';
import type { ScreenRoute } from '../screen-context/index.ts';

/** What needs attention, recent records and all lists. */
export const home: ScreenRoute = {
  component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
  load: async (application, overview) =>
    (await import('./load-home.ts')).loadHome(application, overview),
};
