/** Schemas of the platform that a project may expose, and that hold nothing of a product. */
const platform = new Set(['graphql', 'graphql_public', 'storage', 'realtime', 'auth']);

/** The schema to ask for, which no project exposes. */
export const unexposedSchema = '*';

/**
 * Reads the names of the exposed schemas, the default one first, from the refusal (PGRST106) that
 * the Data API gives for a schema that it does not expose.
 */
export function exposedSchemasIn(refusal: {
  readonly hint?: string | null;
  readonly message: string;
}): readonly string[] {
  // Since PostgREST 13 the hint names them, before that the message.
  const { hint, message } = refusal;
  const text = [hint, message].find((part) => /schemas?.*: /.test(part ?? '')) ?? '';
  const names = text.slice(text.lastIndexOf(': ') + 2).split(', ');
  return names.filter((name) => name !== '' && !platform.has(name));
}
