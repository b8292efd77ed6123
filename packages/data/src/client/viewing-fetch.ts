import { viewAsHeader } from '@ninefold/specification/catalog';
import { NotSentError, type ViewedAs } from './bound-person.ts';
import { projectPath } from './project.ts';

/** The code with which the database refuses to commit where the Data API doesn't roll back. */
const notRolledBack = 'PT405';

/**
 * Returns `fetch` that sends requests for records as the person who is viewed. A write is tried: where the database
 * would accept it, that is thrown as an error too, so that nothing takes it for stored. Without the installed function
 * a header would change nothing: whom the database takes the person for is asked first, and before each write.
 *
 * @throws {NotSentError} for a write that was tried, and for what can't be done while viewing, such as files.
 */
export function viewingFetch(
  { as, schema }: ViewedAs,
  projectUrl: string,
  send: typeof fetch,
): typeof fetch {
  const root = projectPath(projectUrl, '/rest/v1/');
  let confirmed: Promise<void> | undefined;

  async function confirm(headers: Headers): Promise<void> {
    const own = new Headers(headers);
    for (const name of ['prefer', 'content-type', 'content-profile']) own.delete(name);
    own.set('accept', 'application/json');
    own.set('accept-profile', schema);
    const response = await send(`${root}rpc/ninefold_viewing_as`, { headers: own });
    const answer = response.ok ? ((await response.json()) as { readonly as?: unknown }) : {};
    if (answer.as !== as) throw new NotSentError('NotViewingError');
  }

  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(root)) throw new NotSentError('NotWhileViewingError');
    const headers = new Headers(init?.headers);
    headers.set(viewAsHeader, as);
    const method = init?.method ?? 'GET';
    if (method === 'GET' || method === 'HEAD') {
      confirmed ??= confirm(headers).catch((error: unknown) => {
        confirmed = undefined;
        throw error;
      });
      await confirmed;
      return send(input, { ...init, headers });
    }
    await confirm(headers);
    headers.append('prefer', 'tx=rollback');
    const response = await send(input, { ...init, headers });
    if (response.ok && (await isAccepted(response, url.slice(root.length)))) {
      throw new NotSentError('TriedError');
    }
    if (!response.ok && (await jsonOf(response))?.['code'] === notRolledBack) {
      throw new NotSentError('NotTriedError');
    }
    return response;
  };
}

/** Whether a write would change something, or a function of the team's would run. */
async function isAccepted(response: Response, path: string): Promise<boolean> {
  // It counts by POST where an address is too long.
  if (path.startsWith('rpc/ninefold_counts')) return false;
  const body: unknown = await jsonOf(response);
  if (path.startsWith('rpc/ninefold_save')) return !isObject(body) || !('failed' in body);
  if (path.startsWith('rpc/') && !path.startsWith('rpc/ninefold_update')) return true;
  if (Array.isArray(body)) return body.length > 0;
  return response.headers.get('content-range')?.endsWith('/0') !== true;
}

async function jsonOf(response: Response): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    return (await response.clone().json()) as Readonly<Record<string, unknown>>;
  } catch {
    // An answer without a body.
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
