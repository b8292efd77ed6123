import { inspector } from '@ninefold/inspector';
import { type Application, ApplicationRoot, createApplication } from '@ninefold/screens';
import type { Declaration } from '@ninefold/specification';
import {
  type OpenScreen,
  openScreen as openStoryScreen,
  startStoryBackend,
} from '@ninefold/stories';
import { workshopAccounts, type WorkshopRole } from '../accounts.ts';
import { routes } from '../routes.tsx';
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
  return openStoryScreen({
    moment: storyMoment,
    routes,
    inspector: props.inspected === false ? undefined : inspector,
    start: (supabaseUrl) => signedInApplication(supabaseUrl, props, added),
    address: () => props.address,
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
