import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { Application } from './application/application.ts';
import { declaredInstead } from './own/declared-instead.ts';
import {
  knownQuery,
  type KnownAround,
  type Overview,
  overviewQuery,
  wholeQuery,
} from './queries/specification.ts';
import { Frame } from './routes/frame.tsx';
import { NotFound } from './routes/not-found.tsx';
import { ScreenFailed } from './routes/screen-failed.tsx';
import { parseSearch, stringifySearch } from './search-codec.ts';

export interface RouterContext {
  readonly application: Application;
}

/** What every screen finds in its route's context. */
export interface ScreenContext extends RouterContext {
  readonly overview: Overview;
  readonly known: KnownAround;
}

const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { application }, location }) => {
    await application.database?.session.ready;
    // Asked for at once, not one after the other.
    const entity = entityOfAddress(location.pathname);
    if (entity !== undefined) {
      void application.queries.prefetchQuery(knownQuery(application, [entity]));
    }
    const overview = await application.queries.ensureQueryData(overviewQuery(application));
    const { specification, declaration } = overview;
    const known: KnownAround = { specification, declaration, problems: [], around: [] };
    return { overview, known };
  },
  errorComponent: ScreenFailed,
  notFoundComponent: NotFound,
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  beforeLoad: ({ context: { application } }) => {
    if (application.database === null) throw redirect({ to: '/specification' });
  },
}).lazy(async () => (await import('./routes/sign-in.tsx')).route);

/** All screens but signing in: a visitor who may read nothing is asked to sign in first. */
const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  component: Frame,
  beforeLoad: async ({ context: { application, overview }, location }) => {
    const state = application.database?.session.state();
    const mayRead = overview.entities.length > 0;
    if (state !== undefined && state.status !== 'signed in' && !mayRead) {
      throw redirect({
        to: '/sign-in',
        search: location.href === '/' ? {} : { return: location.href },
      });
    }
    const chosen =
      application.place.tenant === undefined || overview.toldTo === null
        ? {}
        : await (await import('./tenant/chosen-tenant.tsx')).chosenTenant(application, overview);
    const { pathname } = location;
    return {
      tenant: chosen.tenant,
      instead: chosen.instead ?? (await declaredInstead(application, overview, pathname)),
    };
  },
});

const home = createRoute({
  getParentRoute: () => frame,
  path: '/',
  loader: async ({ context: { application, overview } }) =>
    (await import('./routes/home/load-home.ts')).loadHome(application, overview),
}).lazy(async () => (await import('./routes/home.tsx')).route);
const specification = createRoute({
  getParentRoute: () => frame,
  path: '/specification',
  loader: ({ context: { application } }) =>
    application.queries.ensureQueryData(wholeQuery(application)),
}).lazy(async () => (await import('./routes/specification.tsx')).route);
const specificationPoint = createRoute({
  getParentRoute: () => frame,
  path: '/specification/$point',
  loader: ({ context: { application } }) =>
    application.queries.ensureQueryData(wholeQuery(application)),
}).lazy(async () => (await import('./routes/specification-point.tsx')).route);
const functions = createRoute({
  getParentRoute: () => frame,
  path: '/functions',
  loader: ({ context: { application } }) =>
    application.queries.ensureQueryData(wholeQuery(application)),
}).lazy(async () => (await import('./routes/functions.tsx')).route);
const oneFunction = createRoute({
  getParentRoute: () => frame,
  path: '/functions/$function',
  loader: ({ context: { application } }) =>
    application.queries.ensureQueryData(wholeQuery(application)),
}).lazy(async () => (await import('./routes/function.tsx')).route);
const entities = createRoute({ getParentRoute: () => frame, path: '/data' }).lazy(
  async () => (await import('./routes/entities.tsx')).route,
);
/** What its screens know of an entity is asked for with its first one. */
const entity = createRoute({
  getParentRoute: () => frame,
  path: '/data/$entity',
  beforeLoad: async ({ context: { application }, params }) => ({
    known: await application.queries.ensureQueryData(knownQuery(application, [params.entity])),
  }),
});
const list = createRoute({ getParentRoute: () => entity, path: '/' }).lazy(
  async () => (await import('./routes/record-list.tsx')).route,
);
const create = createRoute({ getParentRoute: () => entity, path: '/new' }).lazy(
  async () => (await import('./routes/record-create.tsx')).route,
);
const detail = createRoute({ getParentRoute: () => entity, path: '/$id' }).lazy(
  async () => (await import('./routes/record-detail.tsx')).route,
);
const change = createRoute({ getParentRoute: () => entity, path: '/$id/edit' }).lazy(
  async () => (await import('./routes/record-change.tsx')).route,
);

/** Addresses of own screens, which the declaration alone knows; any other leads nowhere. */
const elsewhere = createRoute({ getParentRoute: () => frame, path: '$', component: NotFound });

const routeTree = root.addChildren([
  signIn,
  frame.addChildren([
    home,
    specification,
    specificationPoint,
    functions,
    oneFunction,
    entities,
    entity.addChildren([list, create, detail, change]),
    elsewhere,
  ]),
]);

/** The entity whose screen a path leads to. */
function entityOfAddress(pathname: string): string | undefined {
  const [, area, segment] = pathname.split('/');
  try {
    return area === 'data' && segment ? decodeURIComponent(segment) : undefined;
  } catch {
    return undefined;
  }
}

export function createApplicationRouter(application: Application, history: RouterHistory) {
  return createRouter({
    history,
    routeTree,
    context: { application },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Data is kept, and judged stale, by the query client.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ScreenFailed,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });
}

export type ApplicationRouter = ReturnType<typeof createApplicationRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ApplicationRouter;
  }
}
