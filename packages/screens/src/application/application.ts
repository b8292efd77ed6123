import { createDataClient, type DataClient } from '@ninefold/data/client';
import { createSession, type Session } from '@ninefold/data/session';
import type { Declaration, InLanguages } from '@ninefold/specification';
import { QueryClient } from '@tanstack/react-query';
import { isDevelopment } from './configuration.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { Configuration } from '@ninefold/data/client';
import type { Place } from './place.ts';

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
  readonly queries: QueryClient;
  /** Loads what the team declares. */
  readonly readDeclaration: () => Promise<DeclarationFile>;
  /** Null where there is no database. */
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
    fetch,
  }: Partial<Pick<Application, 'place' | 'logo' | 'readDeclaration' | 'kept'>> & {
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
  if (supabaseUrl === null || publishableKey === null) {
    return { configuration, place, logo, queries, readDeclaration, firstScreen, database: null };
  }
  const client = createDataClient({
    url: supabaseUrl,
    publishableKey,
    schema,
    fetch,
    logsPayloads: isDevelopment(configuration),
  });
  const database = { client, session: createSession(client, { firstScreen: firstScreen.promise }) };
  return { configuration, place, logo, queries, readDeclaration, firstScreen, database, kept };
}
