/** Screens about the product itself: specification, “why?” and calls. */
import type { Inspector } from '@ninefold/screens';
import { deferred, lazyScreen } from '@ninefold/screens/inspector';
import { readFullSpecification } from './full-specification/index.ts';
import { WhyEverywhere } from './why/index.ts';

/** Hand it to `startApplication`. Each of its screens is loaded when it is opened. */
export const inspector: Inspector = {
  routes: {
    '/specification': {
      component: lazyScreen(
        () => import('./specification/specification-screen.tsx'),
        'SpecificationScreen',
      ),
      load: readFullSpecification,
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
      load: readFullSpecification,
    },
    '/functions': {
      component: lazyScreen(() => import('./calls/functions-screen.tsx'), 'FunctionsScreen'),
      load: readFullSpecification,
    },
    '/functions/$function': {
      component: lazyScreen(() => import('./calls/function-screen.tsx'), 'FunctionScreen'),
      load: readFullSpecification,
    },
  },
  Why: WhyEverywhere,
  Calls: deferred(() => import('./calls/calls.tsx'), 'Calls'),
};
