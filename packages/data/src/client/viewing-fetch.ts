import { viewAsHeader } from '@ninefold/specification/catalog';
import { NotSentError, type ViewedAs } from './bound-person.ts';
import { projectPath } from './project.ts';

/** The code with which the database refuses to commit where the Data API doesn't roll back. */
const notRolledBack = 'PT405';

/**
 * Returns `fetch` that sends requests for records as the person who is viewed. A write is tried: where the database
 * would accept it, that is thrown as an error too, so that nothing takes it for stored. Without the installed function
 * a header would change nothing: whom the database takes the person for is asked first, and before each write. Its
 * answer also says whether a function that is called only reads.
 *
 * @throws {NotSentError} for a write that was tried, and for what can't be done while viewing, such as files.
 */
export function viewingFetch(
  { as, schema }: ViewedAs,
  projectUrl: string,
  send: typeof fetch,
): typeof fetch {
  const root = projectPath(projectUrl, '/rest/v1/');
  let confirmed: Promise<unknown> | undefined;

  async function confirm(headers: Headers, path = ''): Promise<{ readonly reads: boolean }> {
    const own = new Headers(headers);
    for (const name of ['prefer', 'content-type', 'content-profile']) own.delete(name);
    own.set('accept', 'application/json');
    own.set('accept-profile', schema);
    const [, called] = /^rpc\/([^?]+)/.exec(path) ?? [];
    const about = new URLSearchParams(
      called === undefined
        ? {}
        : {
            of_schema: headers.get('content-profile') ?? 'public',
            of_function: decodeURIComponent(called),
          },
    );
    const response = await send(`${root}rpc/ninefold_viewing_as?${about}`, { headers: own });
    const answer = response.ok ? ((await response.json()) as ViewingAnswer) : {};
    if (answer.as !== as) throw new NotSentError('NotViewingError');
    return { reads: answer.reads === true };
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
    const path = url.slice(root.length);
    const { reads } = await confirm(headers, path).catch((error: unknown) => {
      // Nothing was sent yet, so that no answer is lost.
      throw error instanceof NotSentError ? error : new NotSentError('NotReachedError');
    });
    headers.append('prefer', 'tx=rollback');
    const response = await send(input, { ...init, headers });
    if (reads) return response;
    const accepted = response.ok ? await acceptedBy(response, path) : undefined;
    if (accepted !== undefined) throw new NotSentError('TriedError', accepted);
    if (!response.ok && (await jsonOf(response))?.['code'] === notRolledBack) {
      throw new NotSentError('NotTriedError');
    }
    return response;
  };
}

interface ViewingAnswer {
  readonly as?: unknown;
  readonly reads?: unknown;
}

const uncounted = 'accepted';

/**
 * Returns how many records a write would change, for `triedCount`, or that a function of the team's would run;
 * undefined where neither.
 */
async function acceptedBy(response: Response, path: string): Promise<string | undefined> {
  const body = await jsonOf(response);
  if (path.startsWith('rpc/ninefold_write')) {
    const { failed, written } = body ?? {};
    const count = Array.isArray(written) ? String(written.length) : uncounted;
    return failed !== undefined || count === '0' ? undefined : count;
  }
  if (path.startsWith('rpc/')) return uncounted;
  const counted = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  const count = Array.isArray(body) ? String(body.length) : counted;
  return count === '0' ? undefined : (count ?? uncounted);
}

async function jsonOf(response: Response): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    return (await response.clone().json()) as Readonly<Record<string, unknown>>;
  } catch {
    // An answer without a body.
    return undefined;
  }
}
