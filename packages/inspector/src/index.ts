/** Screens about the product itself: specification, “why?” and calls. */
import type { Inspector, ScreenRoute } from '@ninefold/screens';
import { deferred, lazyScreen } from '@ninefold/screens/inspector';
import { WhyEverywhere } from './why/index.ts';

const load: ScreenRoute['load'] = async (context) =>
  (await import('./full-specification/index.ts')).readFullSpecification(context);

/** Hand it to `startApplication`. Each of its screens is loaded when it is opened. */
export const inspector: Inspector = {
  routes: {
    '/specification': {
      component: lazyScreen(
        () => import('./specification/specification-screen.tsx'),
        'SpecificationScreen',
      ),
      load,
    },
    '/specification/$point': {
      component: lazyScreen(
        () => import('./specification/point-screen.tsx'),
        'SpecificationPointScreen',
      ),
      pendingComponent: lazyScreen(
        () => import('./specification/point-skeleton.tsx'),
        'SpecificationPointSkeleton',
      ),
      load,
    },
    '/functions': {
      component: lazyScreen(() => import('./calls/functions-screen.tsx'), 'FunctionsScreen'),
      load,
    },
    '/functions/$function': {
      component: lazyScreen(() => import('./calls/function-screen.tsx'), 'FunctionScreen'),
      load,
    },
  },
  Why: WhyEverywhere,
  Calls: deferred(() => import('./calls/calls.tsx'), 'Calls'),
};
