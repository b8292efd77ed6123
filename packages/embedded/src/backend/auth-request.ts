/** Returns whether a request has a body that is not declared as JSON, such as a form's. */
export function hasNonJsonBody({ body, headers }: Request): boolean {
  return body !== null && !/^application\/json\b/i.test(headers.get('content-type') ?? '');
}

/** Answers with an error as Auth does. */
export function authError(code: number, errorCode: string, msg: string): Response {
  return Response.json({ code, error_code: errorCode, msg }, { status: code });
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

/** What Auth reads as text. Source: Supabase Auth, `openapi.yaml`. */
const texts = [
  'email',
  'phone',
  'password',
  'refresh_token',
  'token',
  'token_hash',
  'type',
  'nonce',
];

/** Returns why Auth can't read a body, as it says itself; undefined if it can. */
export function bodyProblem(
  text: string,
): { readonly code: string; readonly message: string } | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { code: 'bad_json', message: 'Could not parse request body as JSON' };
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { code: 'bad_json', message: 'Could not parse request body as JSON: not an object' };
  }
  const wrong = texts.find(
    (name) =>
      Object.hasOwn(body, name) && typeof (body as Record<string, unknown>)[name] !== 'string',
  );
  if (wrong !== undefined) return { code: 'validation_failed', message: `${wrong} is not a text` };
  // Postgres stores no such character, wherever it is.
  return text.includes('\\u0000')
    ? { code: 'validation_failed', message: 'A text contains a zero character' }
    : undefined;
}
