import { storyAccount, storyMoment } from '@ninefold/embedded/stories';
import { type Application, createApplication, recordAddress } from '@ninefold/screens';
import { writeKey } from '@ninefold/data/records';
import { createPath, entityPath, namedIn } from '@ninefold/specification';
import {
  anyRecord,
  changeRecord,
  emptyTable,
  type KeyedRelation,
  lengthenTexts,
  type RecordValues,
  startStoryBackend,
} from '../database/index.ts';
import { type OpenScreen, openScreen } from './open-screen.ts';
import type { StoryApplication } from './story-application.ts';

export interface ScreenArgs {
  /** A table or view, with its schema unless that is `public`: `billing.invoices`. */
  readonly entity?: string;
  /** The fields of its key. */
  readonly key?: readonly string[];
  /** A screen of the entity, or the address of any screen. */
  readonly screen: 'list' | 'record' | 'new' | 'edit' | `/${string}`;
  /** The role of the person who is signed in. `anon` is a visitor; `authenticated` has no other role. */
  readonly as: string;
  /** What becomes of the samples or of the requests. */
  readonly state?: 'empty' | 'long texts' | 'loading' | 'failed';
  /** The values that the record has, such as its status. */
  readonly where?: RecordValues;
}

/** Opens the screen of a story, on the samples as they were made. */
export async function openSampleScreen(
  args: ScreenArgs,
  { routes, inspector, readDeclaration }: StoryApplication,
): Promise<OpenScreen> {
  return openScreen({
    moment: storyMoment,
    routes,
    inspector,
    async start(supabaseUrl) {
      const backend = await startStoryBackend();
      await backend.reset();
      const { publishableKey, schemas } = backend;
      const configuration = {
        supabaseUrl,
        publishableKey,
        schema: schemas[0],
        start: 'project',
      } as const;
      const application = createApplication(configuration, { readDeclaration });
      await application.database?.session.ready;
      if (args.as !== 'anon') await application.database?.session.signIn(storyAccount(args.as));
      return application;
    },
    address: (application) => addressOf(application, args),
  });
}

async function addressOf(application: Application, args: ScreenArgs): Promise<string> {
  const { entity, key = [], screen, state, where } = args;
  if (entity === undefined) {
    if (screen.startsWith('/')) return screen;
    throw new Error(
      `The story shows the screen "${screen}" of no entity. Name one: entity: 'orders'.`,
    );
  }
  const relation = { ...namedIn(entity), key };
  if (state === 'empty') await emptyTable(relation);
  if (state === 'long texts') await lengthenTexts(relation);
  if (screen === 'list') return entityPath(relation);
  if (screen === 'new') return createPath(relation);
  const record =
    (await seenRecord(application, relation, where)) ??
    (await madeRecord(application, relation, where));
  const address = recordAddress(relation, writeKey(key.map((name) => record[name] ?? '')));
  return screen === 'edit' ? `${address}/edit` : address;
}

/** Returns the key of the first record with these values that the person sees, as the Data API answers. */
async function seenRecord(
  { database }: Application,
  { schema, name, key }: KeyedRelation,
  where: RecordValues = {},
): Promise<RecordValues | undefined> {
  if (database === null) return undefined;
  const columns = key.map((field) => `"${field}"::text`).join(',');
  const { data } = await database.client.supabase
    .schema(schema)
    .from(name)
    .select<string, RecordValues>(columns)
    .match(where)
    .order(key[0] ?? '')
    .limit(1);
  return data?.[0];
}

/**
 * Returns the key of a record with these values, which the first record gets, and which the person does not see where
 * policies hide all others.
 */
async function madeRecord(
  application: Application,
  relation: KeyedRelation,
  where: RecordValues | undefined,
): Promise<RecordValues> {
  const record = (await seenRecord(application, relation)) ?? (await anyRecord(relation));
  if (record === undefined) {
    const { schema, name } = relation;
    throw new Error(`${schema}.${name} has no sample record to show. "ninefold stories" says why.`);
  }
  if (where !== undefined) await changeRecord(relation, record, where);
  return record;
}
