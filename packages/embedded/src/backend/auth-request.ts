/** Returns whether a request carries a body that is not declared to be JSON: a page's form, say. */
export function hasOtherBody({ body, headers }: Request): boolean {
  return body !== null && !/^application\/json\b/i.test(headers.get('content-type') ?? '');
}

/** Refuses a body as Auth refuses one that it cannot read. */
export function refuseOtherBody(): Response {
  const message = 'Could not parse request body as JSON';
  return Response.json({ code: 'bad_json', message }, { status: 400 });
}

/**
 * Returns a request without `?apikey=`, which @supabase/lite takes for the header. Any page could
 * send it; a header needs the backend's consent.
 */
export function withoutKeyInAddress(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has('apikey')) return request;
  url.searchParams.delete('apikey');
  return new Request(url, request);
}
