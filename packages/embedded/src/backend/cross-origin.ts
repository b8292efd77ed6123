/**
 * Returns whether a page of another origin sent a request. Browsers say so in `Sec-Fetch-Site` and
 * `Origin`, which no page can change; another port of the same machine is another origin. Programs
 * that are not browsers send neither.
 */
export function isFromOtherOrigin({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  if (site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== new URL(url).host;
}

/** Rejects a request of another origin's page before reading it. */
export function rejectOtherOrigin(): Response {
  const message = 'This backend only answers pages of its own origin.';
  return Response.json({ code: 'cross_origin', message }, { status: 403 });
}

/** Answers a preflight: whether a page of another origin may send a key. */
export function answerPreflight(request: Request, allowed = false): Response {
  const headers = new Headers({ allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' });
  if (allowed) {
    headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
    headers.set('access-control-max-age', '86400');
    const requested = request.headers.get('access-control-request-headers');
    if (requested !== null) headers.set('access-control-allow-headers', requested);
  }
  const response = new Response(null, { status: 204, headers });
  return allowed ? withCrossOrigin(response) : response;
}

/** Lets pages of any origin read a response. */
export function withCrossOrigin(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*');
  response.headers.set(
    'access-control-expose-headers',
    'Content-Range, Content-Profile, Location, Preference-Applied, Upload-Offset, Upload-Length',
  );
  return response;
}

/**
 * Returns a response without the headers with which @supabase/lite lets pages of every origin read it.
 * Without them, a browser doesn't send an `apikey` to another origin.
 */
export function withoutCrossOrigin(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of response.headers.keys()) {
    if (name.startsWith('access-control-')) headers.delete(name);
  }
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
