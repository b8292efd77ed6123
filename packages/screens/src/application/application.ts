import { type Configuration, createDataClient, type DataClient } from '@ninefold/data/client';
import { createSession, type Session } from '@ninefold/data/session';
import type { Declaration, InLanguages } from '@ninefold/specification';
import { QueryClient } from '@tanstack/react-query';
import { isDevelopment } from './configuration.ts';
import type { KeptAnswers } from './answers.ts';
import { createPagePerson, type PagePerson } from './page-person.ts';
import { loadPage } from './history.ts';
import type { Place } from './place.ts';
import { endViewing, type Viewing } from './viewing.ts';

/** A module that declares a specification: a team's `specification.ts`. */
export interface DeclarationFile {
  readonly specification: InLanguages<Declaration>;
}

/** Objects that live as long as the page, created before the first screen. */
export interface Application {
  readonly configuration: Configuration;
  readonly place: Place;
  /** The address of the team's logo. */
  readonly logo?: string;
  /** Whom the page is viewed as; undefined for the person who is signed in. */
  readonly viewing?: Viewing;
  /** Whose page it is. All that is below is theirs. */
  readonly person: PagePerson;
  readonly queries: QueryClient;
  /** Loads what the team declares. */
  readonly readDeclaration: () => Promise<DeclarationFile>;
  /** Null where there is no database. The client sends requests only as the page's person. */
  readonly database: { readonly client: DataClient; readonly session: Session } | null;
  /** Resolved once the first screen is shown with its records. auth-js is loaded then. */
  readonly firstScreen: PromiseWithResolvers<void>;
  /** Answers kept from earlier visits. Undefined if none are kept. */
  readonly kept?: KeptAnswers;
}

export function createApplication(
  configuration: Configuration,
  {
    place = { base: '/' },
    logo,
    readDeclaration = () => Promise.resolve({ specification: {} }),
    kept,
    viewing,
    fetch,
  }: Partial<Pick<Application, 'place' | 'logo' | 'readDeclaration' | 'kept' | 'viewing'>> & {
    readonly fetch?: typeof globalThis.fetch;
  } = {},
): Application {
  const queries = new QueryClient({
    defaultOptions: {
      // The client below is the one layer that retries.
      queries: { retry: false, staleTime: 10_000 },
      mutations: { retry: false },
    },
  });
  const firstScreen = Promise.withResolvers<void>();
  const { supabaseUrl, publishableKey, schema } = configuration;
  const shared = { configuration, place, logo, queries, readDeclaration, firstScreen };
  if (supabaseUrl === null || publishableKey === null) {
    return { ...shared, person: createPagePerson(), database: null };
  }
  const ofAnyone = createDataClient({
    url: supabaseUrl,
    publishableKey,
    schema,
    fetch,
    logsPayloads: isDevelopment(configuration),
  });
  const session = createSession(ofAnyone, { firstScreen: firstScreen.promise });
  const person = createPagePerson(session, viewing);
  const client = ofAnyone.boundTo({
    id: () => viewing?.by ?? person.signedIn()?.id ?? '',
    role: () => person.current()?.databaseRole ?? '',
    tenant: place.tenant,
    signal: person.signal,
    viewing,
  });
  // Null until it is known who it is.
  let shownFor: string | undefined | null = null;
  person.subscribe(() => {
    const id = person.current()?.id;
    if (viewing !== undefined && person.signedIn()?.id !== viewing.by) {
      endViewing();
      if (person.change() === undefined) loadPage(window.location.href);
    }
    if (shownFor !== null && (person.change() !== undefined || id !== shownFor)) {
      // Nothing that was read for one person is shown to another.
      void queries.cancelQueries();
      queries.clear();
      client.calls.clear();
    }
    shownFor = id;
  });
  // React carries out effects of the screens that it is about to take away: they would ask for all of it again.
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && person.change() !== undefined) queries.getQueryCache().remove(query);
  });
  // What is read for somebody else is not kept.
  return viewing === undefined
    ? { ...shared, person, database: { client, session }, kept }
    : { ...shared, person, database: { client, session }, viewing };
}
