import { lazyRouteComponent } from '@tanstack/react-router';
import { readFullSpecification, type ScreenRoute } from '../screen-context/index.ts';

/** The nine points at a glance. */
export const specification: ScreenRoute = {
  component: lazyRouteComponent(() => import('./specification-screen.tsx'), 'SpecificationScreen'),
  load: readFullSpecification,
};

/** All facts of one point. */
export const specificationPoint: ScreenRoute = {
  component: lazyRouteComponent(() => import('./point-screen.tsx'), 'SpecificationPointScreen'),
  pendingComponent: lazyRouteComponent(
    () => import('./point-skeleton.tsx'),
    'SpecificationPointSkeleton',
  ),
  load: readFullSpecification,
};
