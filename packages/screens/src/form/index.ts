import { lazyRouteComponent } from '@tanstack/react-router';
import type { ScreenRoute } from '../screen-context/index.ts';

/** The form for a new record. */
export const create: ScreenRoute = {
  component: lazyRouteComponent(() => import('./create-screen.tsx'), 'CreateScreen'),
};

/** The form that edits a record. */
export const edit: ScreenRoute = {
  component: lazyRouteComponent(() => import('./edit-screen.tsx'), 'EditScreen'),
};
