import { lazyRouteComponent } from '@tanstack/react-router';
import type { Application } from '../application/application.ts';
import { wholeQuery } from '../queries/specification.ts';
import type { ScreenRoute } from './routes.ts';

const readSpecification = (application: Application) =>
  application.queries.ensureQueryData(wholeQuery(application));

/** The screens of every product. Each is loaded with the first address that shows it. */
export const screens = {
  signIn: {
    component: lazyRouteComponent(() => import('../routes/sign-in.tsx'), 'SignInScreen'),
    layout: 'page',
  },
  home: {
    component: lazyRouteComponent(() => import('../routes/home.tsx'), 'HomeScreen'),
    load: async (application, overview) =>
      (await import('../routes/home/load-home.ts')).loadHome(application, overview),
  },
  specification: {
    component: lazyRouteComponent(
      () => import('../routes/specification.tsx'),
      'SpecificationScreen',
    ),
    load: readSpecification,
  },
  specificationPoint: {
    component: lazyRouteComponent(
      () => import('../routes/specification-point.tsx'),
      'SpecificationPointScreen',
    ),
    pendingComponent: lazyRouteComponent(
      () => import('../routes/specification-point-skeleton.tsx'),
      'SpecificationPointSkeleton',
    ),
    load: readSpecification,
  },
  functions: {
    component: lazyRouteComponent(() => import('../routes/functions.tsx'), 'FunctionsScreen'),
    load: readSpecification,
  },
  function: {
    component: lazyRouteComponent(() => import('../routes/function.tsx'), 'FunctionScreen'),
    load: readSpecification,
  },
  entities: {
    component: lazyRouteComponent(() => import('../routes/entities.tsx'), 'EntitiesScreen'),
  },
  list: {
    component: lazyRouteComponent(() => import('../list/index.ts'), 'ListScreen'),
  },
  create: {
    component: lazyRouteComponent(() => import('../routes/record-create.tsx'), 'CreateScreen'),
  },
  detail: {
    component: lazyRouteComponent(() => import('../routes/record-detail.tsx'), 'DetailScreen'),
  },
  edit: {
    component: lazyRouteComponent(() => import('../routes/record-change.tsx'), 'EditScreen'),
  },
} as const satisfies Readonly<Record<string, ScreenRoute>>;
