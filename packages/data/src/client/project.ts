import { projectMessages } from './project-messages.ts';

/**
 * Reads a project's address as a browser may have it, without a slash at its end.
 *
 * @param name Name of the variable or option that holds it, for the message.
 * @throws {TypeError} for another text, and for one that holds a password.
 */
export function readProjectAddress(text: string, name: string): string {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new TypeError(projectMessages.notUrl({ name, text }));
  }
  if (url.username !== '' || url.password !== '') {
    throw new TypeError(projectMessages.password({ name }));
  }
  return projectPath(url.href, '');
}

/** Returns the address of a path in a project, whose own address may end with slashes. */
export function projectPath(address: string, path: string): string {
  return address.replace(/(?<!\/)\/*$/, () => path);
}

/** Returns whether a key must never reach a browser: `sb_secret_…`, or a JWT of a role but `anon`. */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_')) return key.startsWith('sb_secret_');
  const payload = key.split('.')[1];
  if (payload === undefined) return false;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return (
      typeof claims === 'object' && claims !== null && 'role' in claims && claims.role !== 'anon'
    );
  } catch {
    return false;
  }
}

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
