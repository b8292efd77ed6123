import { freezeClock } from '@ninefold/embedded/stories';
import {
  type Application,
  type ApplicationRouter,
  createApplicationRouter,
  type Inspector,
  type Routes,
} from '@ninefold/screens';
import { createMemoryHistory } from '@tanstack/history';
import type { QueryClient } from '@tanstack/react-query';
import { newProject } from '../database/index.ts';

/** The application that a story mounts, and how to end it. */
export interface OpenScreen {
  readonly application: Application;
  readonly router: ApplicationRouter;
  readonly close: () => void;
}

interface Opening {
  /** When the story takes place. */
  readonly moment: Date;
  readonly routes: Routes;
  readonly inspector?: Inspector | undefined;
  /** Creates the application for a project's address, and signs its person in. */
  readonly start: (supabaseUrl: string) => Promise<Application>;
  /** Returns the address, once the person is signed in. */
  readonly address: (application: Application) => Promise<string> | string;
}

/** Opens an application at an address, at a moment, and in a project of the story's own. */
export async function openScreen({
  moment,
  routes,
  inspector,
  start,
  address,
}: Opening): Promise<OpenScreen> {
  const project = newProject();
  const runClock = freezeClock(moment);
  try {
    const application = await start(project.url);
    neverCollect(application.queries);
    const history = createMemoryHistory({ initialEntries: [await address(application)] });
    return {
      application,
      router: createApplicationRouter(application, { routes, inspector }, history),
      close: () => {
        application.database?.session.close();
        void application.queries.cancelQueries();
        localStorage.removeItem(project.sessionKey);
        runClock();
      },
    };
  } catch (error) {
    runClock();
    throw error;
  }
}

/** A query whose answer comes after its story would wait five minutes on the page to be forgotten. */
function neverCollect(client: QueryClient): void {
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, gcTime: Infinity },
    mutations: { ...mutations, gcTime: Infinity },
  });
}
