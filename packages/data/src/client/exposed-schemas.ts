/** Schemas of the platform that a project may expose, and that hold no data of a product. */
const platform = new Set(['graphql', 'graphql_public', 'storage', 'realtime', 'auth']);

/** A schema name that no project exposes. */
export const unexposedSchema = '*';

/** Reads the exposed schemas, the default one first, from PGRST106, the error for any other. */
export function exposedSchemasIn(error: {
  readonly hint?: string | null;
  readonly message: string;
}): readonly string[] {
  // Since PostgREST 13 the hint names them, before that the message.
  const { hint, message } = error;
  const text = [hint, message].find((part) => /schemas?.*: /.test(part ?? '')) ?? '';
  const names = text.slice(text.lastIndexOf(': ') + 2).split(', ');
  return names.filter((name) => name !== '' && !platform.has(name));
}
