import type { Catalog } from '@ninefold/specification/catalog';
import type { DataClient } from './data-client.ts';
import { exposedSchemasIn, unexposedSchema } from './project.ts';
import { DataError } from './data-error.ts';
import { installationSchema, locations } from './installation-schema.ts';
import { isCatalog, type SpecificationAnswer } from './specification-answer.ts';
import { SpecificationMissing } from './specification-missing.ts';
import { findMessages } from './messages.ts';

/** Looks for the function in the other exposed schemas. Throws as `loadSpecification` does. */
export async function findSpecification(
  client: DataClient,
  first: SpecificationAnswer,
  ask: (schema: string) => Promise<SpecificationAnswer>,
): Promise<Catalog> {
  let answer = first;
  if (isMissing(answer)) {
    const usual = installationSchema(client);
    const schemas = await exposedSchemas(client);
    for (const schema of schemas.filter((name) => name !== usual)) {
      answer = await ask(schema);
      if (isMissing(answer)) continue;
      locations.set(client, schema);
      break;
    }
    if (isMissing(answer)) {
      const failure = { ...DataError.of(answer).failure, message: findMessages.missing };
      throw new SpecificationMissing(failure, schemas.length > 0 ? schemas : [usual]);
    }
  }
  const { data, error, status } = answer;
  if (error?.code === '42501' && status === 401) return nothingKnown;
  if (error !== null) throw DataError.of(answer);
  if (isCatalog(data)) return data;
  throw new DataError({
    kind: 'misconfigured',
    code: '',
    message: findMessages.otherVersion,
    reaction: 'none',
    technical: {
      message: 'ninefold_specification() did not answer a catalog of format 2.',
      details: '',
      hint: '',
      status,
    },
  });
}

/** Returns whether there is no such function, or the schema is not exposed. */
function isMissing({ error }: SpecificationAnswer): boolean {
  return error?.code === 'PGRST202' || error?.code === 'PGRST106';
}

/** Requests the names of the exposed schemas, the default one first; empty where they are unknown. */
async function exposedSchemas(client: DataClient): Promise<readonly string[]> {
  const { error } = await client.supabase.schema(unexposedSchema).rpc('ninefold_specification');
  return error?.code === 'PGRST106' ? exposedSchemasIn(error) : [];
}

/** The catalog of a visitor who has no access to the schema of the function: they may know nothing. */
const nothingKnown: Catalog = {
  format: 2,
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
