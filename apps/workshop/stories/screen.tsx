import { createMemoryHistory } from '@tanstack/history';
import type { QueryClient } from '@tanstack/react-query';
import { workshopAccounts, type WorkshopRole } from '../accounts.ts';
import { inspector } from '@ninefold/inspector';
import {
  type Application,
  ApplicationRoot,
  type ApplicationRouter,
  createApplication,
  createApplicationRouter,
} from '@ninefold/screens';
import { routes } from '../routes.tsx';
import type { Declaration } from '@ninefold/specification';
import { freezeClock } from './frozen-clock.ts';
import { startStoryBackend } from './story-backend.ts';
import { storyMoment } from './story-moment.ts';

/** The parameters of a story of a whole screen. */
export interface ScreenProps {
  /** The address, as a browser's bar would show it: `/data/work_order?status=eq.planned`. */
  readonly address: string;
  /** The role of the example's account that is signed in. Without it, the person is a visitor. */
  readonly person?: WorkshopRole;
  /** The role of the account that the person views the application as. */
  readonly viewing?: WorkshopRole;
  /** `blank` shows the application with no database. The example when left out. */
  readonly start?: 'example' | 'blank';
  /** False for an application that leaves out the inspector. */
  readonly inspected?: boolean;
}

/** The application that a story mounts, and how to end it. */
export interface OpenScreen {
  readonly application: Application;
  readonly router: ApplicationRouter;
  readonly close: () => void;
}

/** The projects of all stories: MSW answers these from the page's backend. */
export const anyStoryUrl = 'https://*.workshop.example';

/**
 * A project of the story's own: supabase-js keeps the session by the project's name, and another
 * story's, or that of another tab, is not this one's.
 */
function newProject(): { readonly url: string; readonly sessionKey: string } {
  const name = `story-${crypto.randomUUID()}`;
  return { url: `https://${name}.workshop.example`, sessionKey: `sb-${name}-auth-token` };
}

/**
 * Opens the application as a person finds it, on the example's data as they were loaded: signed in
 * through the backend, at the stories' moment.
 *
 * @param added Custom screens and pieces of the frame besides the example's.
 */
export async function openScreen(
  props: ScreenProps,
  added: AddedScreens = {},
): Promise<OpenScreen> {
  const project = newProject();
  const runClock = freezeClock(storyMoment);
  const application = await signedInApplication(project.url, props, added).catch(
    (error: unknown) => {
      runClock();
      throw error;
    },
  );
  neverCollect(application.queries);
  const router = createApplicationRouter(
    application,
    { routes, inspector: props.inspected === false ? undefined : inspector },
    createMemoryHistory({ initialEntries: [props.address] }),
  );
  return {
    application,
    router,
    close: () => {
      application.database?.session.close();
      void application.queries.cancelQueries();
      localStorage.removeItem(project.sessionKey);
      runClock();
    },
  };
}

/** A query whose answer comes after its story would wait five minutes on the page to be forgotten. */
function neverCollect(client: QueryClient): void {
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, gcTime: Infinity },
    mutations: { ...mutations, gcTime: Infinity },
  });
}

type AddedScreens = Pick<NonNullable<Declaration['screens']>, 'own' | 'frame'>;

async function signedInApplication(
  supabaseUrl: string,
  { person, viewing, start = 'example' }: ScreenProps,
  added: AddedScreens,
): Promise<Application> {
  const readDeclaration = async () => {
    const { specification } = await import('../specification.ts');
    const { screens } = specification;
    const own = { ...screens?.own, ...added.own };
    return { specification: { ...specification, screens: { ...screens, ...added, own } } };
  };
  if (start === 'blank') {
    return createApplication({ supabaseUrl: null, publishableKey: null, start });
  }
  const backend = await startStoryBackend();
  await backend.reset();
  const { publishableKey } = backend;
  const configuration = { supabaseUrl, publishableKey, start } as const;
  const application = createApplication(configuration, { readDeclaration });
  await application.database?.session.ready;
  const account = accountOf(person);
  if (account !== undefined) await application.database?.session.signIn(account);
  const viewed = accountOf(viewing);
  if (account === undefined || viewed === undefined) return application;
  // As after a choice in “View as…”, which loads the page again.
  const claims = await claimsOf(application, viewed.id);
  application.database?.session.close();
  const who = `${viewed.fullName} (${viewed.email})`;
  const seen = createApplication(configuration, {
    readDeclaration,
    viewing: { project: supabaseUrl, by: account.id, as: viewed.id, who, schema: 'public', claims },
  });
  await seen.database?.session.ready;
  return seen;
}

const accountOf = (role: WorkshopRole | undefined) =>
  workshopAccounts.find((account) => account.role === role);

async function claimsOf({ database }: Application, viewed: string) {
  const { data } = await (database as NonNullable<typeof database>).client.supabase
    .rpc('ninefold_viewing_as', {}, { get: true })
    .setHeader('x-view-as', viewed);
  return (data as { readonly claims: Readonly<Record<string, unknown>> }).claims;
}

const exampleFormat = { locale: 'en-GB', timeZone: 'Europe/Berlin' };

/** The whole application, with dates and numbers as in the example's own country. */
export function Screen({ application, router }: OpenScreen) {
  return <ApplicationRoot application={application} router={router} defaults={exampleFormat} />;
}
