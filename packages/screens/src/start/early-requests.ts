import { type Configuration, projectPath, sessionKeyOf } from '@ninefold/data/client';

/** A request that `page/requests.js` has sent before the application ran. */
interface EarlyRequest extends KeptRequest {
  readonly answer: Promise<Response>;
  readonly cancel: AbortController;
}

interface KeptRequest {
  readonly url: string;
  /** Keyed by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests of the last visit, which `page/requests.js` sends again for the same person. */
interface KeptRequests {
  readonly sessionKey: string;
  readonly publishableKey: string;
  readonly person: string | null;
  /** Keyed by address, the latest last. */
  readonly addresses: Readonly<Record<string, readonly KeptRequest[]>>;
}

declare global {
  interface Window {
    earlyRequests?: readonly EarlyRequest[] | undefined;
  }
}

const storageKey = 'ninefold.requests';
const addressesKept = 30;

/**
 * Returns `fetch` that takes over the requests which the page has sent for its address, and keeps what
 * each address asks first for the next visit: what is sent before its first answer has come.
 *
 * @param personOf The ID of the signed-in person; null for a visitor.
 */
export function earlyRequests(
  { supabaseUrl, publishableKey }: Configuration,
  personOf: () => string | null,
): typeof fetch {
  let address: string | undefined;
  let round: KeptRequest[] | undefined;

  function answered(): void {
    for (const { cancel } of window.earlyRequests ?? []) cancel.abort();
    window.earlyRequests = undefined;
    if (round === undefined || address === undefined || publishableKey === null) return;
    const requests = round;
    round = undefined;
    const sessionKey = sessionKeyOf(`${supabaseUrl}`);
    keep({ sessionKey, publishableKey, person: personOf() }, address, requests);
  }

  return async (input, init) => {
    const request = readOf(`${supabaseUrl}`, input, init);
    if (request === undefined) return fetch(input, init);
    const here = window.location.pathname + window.location.search;
    if (here !== address) [address, round] = [here, []];
    const { authorization: _, ...headers } = request.headers;
    round?.push({ url: request.url, headers });
    const early = takeOver(request, init?.signal);
    const response = await (early?.catch(() => fetch(input, init)) ?? fetch(input, init));
    if (response.ok) answered();
    return response;
  };
}

/** Deletes what is kept of anybody but this person; null for a visitor. */
export function keepRequestsOnlyOf(person: string | null): void {
  try {
    if (keptRequests()?.person !== person) localStorage.removeItem(storageKey);
  } catch {
    // If storage is unavailable, nothing was kept.
  }
}

function keptRequests(): KeptRequests | null {
  return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as KeptRequests | null;
}

/** A read of records. Undefined for every other request. */
function readOf(
  projectUrl: string,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): KeptRequest | undefined {
  const url = input instanceof Request ? input.url : String(input);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const records = projectPath(projectUrl, '/rest/v1/');
  if (method !== 'GET' || !url.startsWith(records) || url.startsWith(`${records}rpc/`)) {
    return undefined;
  }
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  return { url, headers: Object.fromEntries(headers) };
}

function takeOver(
  { url, headers }: KeptRequest,
  signal: AbortSignal | null | undefined,
): Promise<Response> | undefined {
  const sent = inOrder(headers);
  const early = window.earlyRequests?.find(
    (each) => each.url === url && inOrder(each.headers) === sent,
  );
  if (early === undefined) return undefined;
  window.earlyRequests = window.earlyRequests?.filter((each) => each !== early);
  signal?.addEventListener('abort', () => early.cancel.abort(signal.reason));
  return early.answer;
}

function inOrder(headers: KeptRequest['headers']): string {
  return JSON.stringify([...new Headers(headers)]);
}

function keep(
  project: Omit<KeptRequests, 'addresses'>,
  address: string,
  requests: readonly KeptRequest[],
): void {
  try {
    const earlier = keptRequests();
    const isTheirs =
      earlier?.person === project.person && earlier.publishableKey === project.publishableKey;
    const { [address]: _, ...others } = isTheirs ? earlier.addresses : {};
    const addresses = Object.fromEntries(
      [...Object.entries(others), [address, requests]].slice(-addressesKept),
    );
    localStorage.setItem(storageKey, JSON.stringify({ ...project, addresses }));
  } catch {
    // If storage is unavailable or full, the next visit sends its requests later.
  }
}
