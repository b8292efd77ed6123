import type { Catalog } from '../discovery/index.ts';
import type { DataClient } from './data-client.ts';
import { DataError, SpecificationMissing } from './data-error.ts';
import { isCatalog, locations, type SpecificationAnswer } from './load-specification.ts';

/**
 * Goes on where the function's first answer was no catalog: looks for it in the other exposed schemas.
 * Throws as `loadSpecification` does.
 */
export async function findSpecification(
  client: DataClient,
  first: SpecificationAnswer,
  ask: (schema: string) => Promise<SpecificationAnswer>,
): Promise<Catalog> {
  let answer = first;
  if (isMissing(answer)) {
    const asked = locations.get(client) ?? client.schema;
    const schemas = await exposedSchemas(client);
    for (const schema of schemas.filter((name) => name !== asked)) {
      answer = await ask(schema);
      if (isMissing(answer)) continue;
      locations.set(client, schema);
      break;
    }
    if (isMissing(answer)) {
      const message =
        'The function ninefold_specification is not installed in this project, or is an earlier version. Run the SQL that installs it once.';
      const { failure } = DataError.of(answer);
      throw new SpecificationMissing(
        { ...failure, message },
        schemas.length > 0 ? schemas : [asked],
      );
    }
  }
  const { data, error, status } = answer;
  if (error?.code === '42501' && status === 401) return nothingKnown;
  if (error !== null) throw DataError.of(answer);
  if (isCatalog(data)) return data;
  throw new DataError({
    kind: 'misconfigured',
    code: '',
    message:
      'The installed function ninefold_specification is of another version. Install it again with this version’s SQL.',
    reaction: 'none',
    technical: {
      message: 'ninefold_specification() did not answer a catalog of format 1.',
      details: '',
      hint: '',
      status,
    },
  });
}

/** Whether there is no such function, or the schema is not exposed. */
function isMissing({ error }: SpecificationAnswer): boolean {
  return error?.code === 'PGRST202' || error?.code === 'PGRST106';
}

/** Schemas of the platform that a project may expose, and that hold nothing of a product. */
const platform = new Set(['graphql', 'graphql_public', 'storage', 'realtime', 'auth']);

/**
 * Reads the names of the exposed schemas, the default one first, from the refusal (PGRST106) that
 * the Data API gives for a schema that it does not expose. Empty where it gives another answer.
 */
async function exposedSchemas(client: DataClient): Promise<readonly string[]> {
  const { error } = await client.supabase.schema('*').rpc('ninefold_specification');
  if (error?.code !== 'PGRST106') return [];
  // Since PostgREST 13 the hint names them, before that the message.
  const text = [error.hint, error.message].find((part) => /schemas?.*: /.test(part ?? '')) ?? '';
  const names = text.slice(text.lastIndexOf(': ') + 2).split(', ');
  return names.filter((name) => name !== '' && !platform.has(name));
}

/** The answer for a visitor who has no access to the schema of the function: they may know nothing. */
const nothingKnown: Catalog = {
  format: 1,
  server: 0,
  role: 'anon',
  schemas: [],
  comments: {},
  relations: [],
  types: [],
  functions: [],
  roles: [],
  settings: [],
  outlines: [],
  readable: 0,
  runnable: 0,
};
