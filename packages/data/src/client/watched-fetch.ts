import type { WritableCallLog } from './call-log.ts';
import type { DataClientOptions, TokenRejection } from './data-client.ts';
import { sentOf } from './logged-payload.ts';

interface WatchedFetchOptions extends Omit<DataClientOptions, 'schema' | 'storage'> {
  readonly fetch: typeof fetch;
  readonly log: WritableCallLog;
  readonly onTokenRejection: (rejection: TokenRejection) => void;
}

/** Returns `fetch` with every request logged, and every rejected token of a person reported. */
export function watchedFetch(options: WatchedFetchOptions): typeof fetch {
  const base = new URL(options.url);
  const send = options.fetch;
  return async (input, init) => {
    // supabase-js recognizes by this name that it should not retry.
    if (init?.signal?.aborted === true) throw new DOMException('Cancelled.', 'AbortError');
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    const path = pathBelow(base, new URL(input instanceof Request ? input.url : input));
    const schema = headers.get('accept-profile') ?? headers.get('content-profile') ?? 'public';
    const authorization = headers.get('authorization');
    const asPerson = authorization !== null && authorization !== `Bearer ${options.publishableKey}`;
    const call = {
      method: init?.method ?? (input instanceof Request ? input.method : 'GET'),
      path,
      ...(schema !== 'public' && { schema }),
      ...(asPerson && { asPerson }),
      ...(options.logsPayloads && sentOf(path, headers, init?.body)),
      retries: Number(headers.get('x-retry-count') ?? 0),
      at: Date.now(),
    };
    const started = performance.now();
    const log = (status: number, bytes?: number): void =>
      options.log.add({ ...call, status, ms: performance.now() - started, bytes });

    let response: Response;
    try {
      response = await send(input, init);
    } catch (error) {
      log(0);
      throw error;
    }
    const length = response.headers.get('content-length');
    log(response.status, length === null ? undefined : Number(length));
    if (response.status === 401 && asPerson) {
      const code = await codeOf(response);
      // Codes of PostgREST's group 3. A gateway's 401 about the key has no such code.
      if (/^PGRST30[1-3]$/.test(code)) options.onTokenRejection({ code });
    }
    return response;
  };
}

function pathBelow(base: URL, url: URL): string {
  const path = url.pathname + url.search;
  const prefix = base.pathname.replace(/\/$/, '');
  return url.origin === base.origin && path.startsWith(prefix)
    ? path.slice(prefix.length)
    : url.href;
}

async function codeOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.clone().json();
    if (typeof body === 'object' && body !== null && 'code' in body) return String(body.code);
  } catch {
    // An answer without a JSON body has no code.
  }
  return '';
}
