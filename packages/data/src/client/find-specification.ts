import type { Catalog } from '../discovery/index.ts';
import type { DataClient } from './data-client.ts';

/** Schemas of the platform that a project may expose, and that hold nothing of a product. */
const platform = new Set(['graphql', 'graphql_public', 'storage', 'realtime', 'auth']);

/**
 * Reads the names of the exposed schemas, the default one first, from the refusal (PGRST106) that
 * the Data API gives for a schema that it does not expose. Empty where it gives another answer.
 */
export async function exposedSchemas(client: DataClient): Promise<readonly string[]> {
  const { error } = await client.supabase.schema('*').rpc('ninefold_specification');
  if (error?.code !== 'PGRST106') return [];
  // Since PostgREST 13 the hint names them, before that the message.
  const text = [error.hint, error.message].find((part) => /schemas?.*: /.test(part ?? '')) ?? '';
  const names = text.slice(text.lastIndexOf(': ') + 2).split(', ');
  return names.filter((name) => name !== '' && !platform.has(name));
}

/** The answer for a visitor who has no access to the schema of the function: they may know nothing. */
export const nothingKnown: Catalog = {
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
