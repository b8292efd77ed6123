import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { Application } from './application/application.ts';
import { type Known, specificationQuery } from './queries/specification.ts';
import { Frame } from './routes/frame.tsx';
import { NotFound } from './routes/not-found.tsx';
import { ScreenFailed } from './routes/screen-failed.tsx';
import { parseSearch, stringifySearch } from './search-codec.ts';

export interface RouterContext {
  readonly application: Application;
}

/** What every screen finds in its route's context. */
export interface ScreenContext extends RouterContext {
  readonly known: Known;
}

const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { application } }): Promise<{ known: Known }> => {
    await application.database?.session.ready;
    return { known: await application.queries.ensureQueryData(specificationQuery(application)) };
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
  beforeLoad: ({ context: { application, known }, location }) => {
    const state = application.database?.session.state();
    const mayRead = known.specification.entities.length > 0;
    if (state !== undefined && state.status !== 'signed in' && !mayRead) {
      throw redirect({
        to: '/sign-in',
        search: location.href === '/' ? {} : { return: location.href },
      });
    }
  },
});

const home = createRoute({ getParentRoute: () => frame, path: '/' }).lazy(
  async () => (await import('./routes/home.tsx')).route,
);
const specification = createRoute({ getParentRoute: () => frame, path: '/specification' }).lazy(
  async () => (await import('./routes/specification.tsx')).route,
);
const list = createRoute({ getParentRoute: () => frame, path: '/data/$entity' }).lazy(
  async () => (await import('./routes/record-list.tsx')).route,
);
const create = createRoute({ getParentRoute: () => frame, path: '/data/$entity/new' }).lazy(
  async () => (await import('./routes/record-create.tsx')).route,
);
const detail = createRoute({ getParentRoute: () => frame, path: '/data/$entity/$id' }).lazy(
  async () => (await import('./routes/record-detail.tsx')).route,
);
const change = createRoute({ getParentRoute: () => frame, path: '/data/$entity/$id/edit' }).lazy(
  async () => (await import('./routes/record-change.tsx')).route,
);

const routeTree = root.addChildren([
  signIn,
  frame.addChildren([home, specification, list, create, detail, change]),
]);

/** @param history Where addresses are kept; the browser's own when absent. */
export function createApplicationRouter(application: Application, history?: RouterHistory) {
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
