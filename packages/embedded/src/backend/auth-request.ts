/** Returns whether a request has a body that is not declared as JSON, such as a form's. */
export function hasNonJsonBody({ body, headers }: Request): boolean {
  return body !== null && !/^application\/json\b/i.test(headers.get('content-type') ?? '');
}

/** Answers as Auth does to a body that it can't parse. */
export function rejectNonJsonBody(): Response {
  const message = 'Could not parse request body as JSON';
  return Response.json({ code: 'bad_json', message }, { status: 400 });
}

/**
 * Returns a request without `?apikey=`, which @supabase/lite accepts in place of the header. Any page
 * could send it, while a header needs the consent of a preflight.
 */
export function withoutKeyInAddress(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has('apikey')) return request;
  url.searchParams.delete('apikey');
  return new Request(url, request);
}
