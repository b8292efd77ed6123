import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { Application } from '../application/application.ts';
import { declaredInstead } from '../custom-screens/declared-instead.ts';
import {
  knownQuery,
  type KnownAround,
  type Overview,
  overviewQuery,
} from '../queries/specification.ts';
import { Frame } from '../routes/frame.tsx';
import type { Routes, ScreenRoute } from './routes.ts';
import { NotFound } from '../routes/not-found.tsx';
import { ScreenFailed } from '../routes/screen-failed.tsx';
import { parseSearch, stringifySearch } from './search-codec.ts';

export interface RouterContext {
  readonly application: Application;
}

/** What every screen finds in its route's context. */
export interface ScreenContext extends RouterContext {
  readonly overview: Overview;
  readonly known: KnownAround;
}

const entityPath = '/data/$entity';

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
        : await (await import('../tenant/chosen-tenant.tsx')).chosenTenant(application, overview);
    const { pathname } = location;
    return {
      tenant: chosen.tenant,
      instead: chosen.instead ?? (await declaredInstead(application, overview, pathname)),
    };
  },
});

/** What its screens know of an entity is read with its first one. */
const entity = createRoute({
  getParentRoute: () => frame,
  path: entityPath,
  beforeLoad: async ({ context: { application }, params }) => ({
    known: await application.queries.ensureQueryData(knownQuery(application, [params.entity])),
  }),
});

/** Addresses of custom screens, which the declaration alone knows; any other leads nowhere. */
const elsewhere = createRoute({ getParentRoute: () => frame, path: '$', component: NotFound });

function isOfEntity(path: string): boolean {
  return path === entityPath || path.startsWith(`${entityPath}/`);
}

function routeTreeOf(routes: Routes) {
  const all = Object.entries(routes);
  const pages = all.filter(([, { layout }]) => layout === 'page');
  const framed = all.filter(([, { layout }]) => layout !== 'page');
  return root.addChildren([
    ...pages.map(([path, screen]) => routeOf(root, path, screen)),
    frame.addChildren([
      ...framed
        .filter(([path]) => !isOfEntity(path))
        .map(([path, screen]) => routeOf(frame, path, screen)),
      entity.addChildren(
        framed
          .filter(([path]) => isOfEntity(path))
          .map(([path, screen]) => routeOf(entity, path.slice(entityPath.length) || '/', screen)),
      ),
      elsewhere,
    ]),
  ]);
}

/** A page outside the frame needs a database, and a person who isn't signed in may open it. */
function routeOf(parent: AnyRoute, path: string, screen: ScreenRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: screen.component,
    pendingComponent: screen.pendingComponent,
    beforeLoad: ({ context: { application } }: { readonly context: RouterContext }) => {
      if (screen.layout === 'page' && application.database === null) {
        throw redirect({ to: '/specification' });
      }
    },
    loader: ({ context }: { readonly context: ScreenContext }) =>
      screen.load?.(context.application, context.overview),
  });
}

/** The entity whose screen a path leads to. */
function entityOfAddress(pathname: string): string | undefined {
  const [, area, segment] = pathname.split('/');
  try {
    return area === 'data' && segment ? decodeURIComponent(segment) : undefined;
  } catch {
    return undefined;
  }
}

export function createApplicationRouter(
  application: Application,
  routes: Routes,
  history: RouterHistory,
) {
  return createRouter({
    history,
    routeTree: routeTreeOf(routes),
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
