import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { Application } from '../application/index.ts';
import { screenOverride } from '../overrides/index.ts';
import {
  type EntitySpecification,
  entitySpecificationQuery,
  type Overview,
  overviewQuery,
} from '../screen-context/queries/index.ts';
import { Frame } from '../frame/index.ts';
import type {
  Inspector,
  RouterContext,
  Routes,
  ScreenContext,
  ScreenRoute,
} from '../screen-context/index.ts';
import { NotFound, PageFailed, ScreenFailed } from '../failures/index.ts';
import { decodeSegment, parseSearch, stringifySearch } from '../addresses/index.ts';

const entityPath = '/data/$entity';

const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { application }, location }) => {
    const overview = await readOverview(application, location.pathname);
    const { specification, declaration } = overview;
    const loaded: EntitySpecification = { specification, declaration, problems: [], around: [] };
    return { overview, loaded };
  },
  errorComponent: PageFailed,
  notFoundComponent: NotFound,
});

/** Reads the overview, and beside it the specification of the entity that an address names. */
async function readOverview(application: Application, pathname: string): Promise<Overview> {
  await application.database?.session.ready;
  const entity = entityOfAddress(pathname);
  if (entity !== undefined) {
    void application.queries.prefetchQuery(entitySpecificationQuery(application, [entity]));
  }
  return application.queries.ensureQueryData(overviewQuery(application));
}

/** All screens but signing in. A visitor who can't read anything has to sign in first. */
const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  component: Frame,
  beforeLoad: async ({ context: { application, overview }, location }) => {
    const { database, person, viewing } = application;
    const mayRead = overview.entities.length > 0;
    const isVisitor = person.current() === undefined && viewing === undefined;
    if (database !== null && isVisitor && !mayRead) {
      throw redirect({
        to: '/sign-in',
        search: location.href === '/' ? {} : { return: location.href },
      });
    }
    const chosen =
      application.place.tenant === undefined || overview.forPerson === null
        ? {}
        : await (
            await import('../frame/tenants/chosen-tenant.tsx')
          ).chosenTenant(application, overview);
    if (chosen.override !== undefined) return { tenant: chosen.tenant, override: chosen.override };
    const own = await screenOverride(application, overview, location.pathname);
    return { tenant: chosen.tenant, override: own?.screen, layout: own?.layout };
  },
});

/** Loads an entity's specification with the first of its screens. */
const entity = createRoute({
  getParentRoute: () => frame,
  path: entityPath,
  beforeLoad: async ({ context: { application }, params }) => ({
    loaded: await application.queries.ensureQueryData(
      entitySpecificationQuery(application, [params.entity]),
    ),
  }),
});

/** Addresses of custom screens, which only the declaration lists; any other is not found. */
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
      // Somebody else is viewed within the frame, which says so.
      const isFramed = application.database === null || application.viewing !== undefined;
      if (screen.layout === 'page' && isFramed) throw redirect({ to: '/' });
    },
    loader: ({ context, params, location }: ScreenLoad) =>
      screen.load?.(context, params, location.searchStr),
  });
}

interface ScreenLoad {
  readonly context: ScreenContext;
  readonly params: Readonly<Record<string, string>>;
  readonly location: { readonly searchStr: string };
}

/** Returns the entity in the path of a screen. */
function entityOfAddress(pathname: string): string | undefined {
  const [, area, segment] = pathname.split('/');
  return area === 'data' && segment ? decodeSegment(segment) : undefined;
}

/** What a team's application is made of. */
export interface ApplicationScreens {
  readonly routes: Routes;
  /** Adds its own routes, “why?” and the log of calls. */
  readonly inspector?: Inspector;
}

export function createApplicationRouter(
  application: Application,
  { routes, inspector }: ApplicationScreens,
  history: RouterHistory,
) {
  // The router itself starts when React first renders it. It reports a failure, as it then reads again.
  readOverview(application, history.location.pathname).catch(() => undefined);
  return createRouter({
    history,
    routeTree: routeTreeOf({ ...inspector?.routes, ...routes }),
    context: { application, inspector },
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
