import { lazyRouteComponent } from '@tanstack/react-router';
import { loadCode } from '../application/index.ts';
import { lazyScreen, loadPolicies, type ScreenRoute } from '../screen-context/index.ts';

/** Loads a screen beside what decides the policies for its records. */
const withPolicies: typeof lazyRouteComponent = (load, name) =>
  lazyScreen(async () => (await Promise.all([load(), loadPolicies()]))[0], name);

/** The screens of every product. Each is loaded with the first address that shows it. */
export const screens = {
  signIn: {
    component: lazyScreen(() => import('../frame/sign-in/sign-in-screen.tsx'), 'SignInScreen'),
    layout: 'page',
  },
  home: {
    component: lazyScreen(() => import('../home/home-screen.tsx'), 'HomeScreen'),
    load: async ({ application, overview }) =>
      (await import('../home/home-entities.ts')).loadHome(application, overview),
  },
  entities: {
    component: lazyScreen(() => import('../home/entities-screen.tsx'), 'EntitiesScreen'),
  },
  list: {
    component: lazyRouteComponent(
      () => loadCode(() => import('../list/list-screen.tsx')),
      'ListScreen',
    ),
    load: async (context, parameters, search) =>
      (await import('../list/prefetch-list.ts')).prefetchList(context, parameters, search),
  },
  create: { component: withPolicies(() => import('../form/create-screen.tsx'), 'CreateScreen') },
  import: { component: withPolicies(() => import('../import/import-screen.tsx'), 'ImportScreen') },
  detail: {
    component: withPolicies(() => import('../form/edit-values/record-screen.tsx'), 'RecordScreen'),
    load: async (context, parameters) =>
      (await import('../record/detail/prefetch-record.ts')).prefetchRecord(context, parameters),
  },
  edit: { component: withPolicies(() => import('../form/edit-screen.tsx'), 'EditScreen') },
} satisfies Readonly<Record<string, ScreenRoute>>;
