/** What the Data API refuses a request with. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
  readonly hint?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that is refused as PostgREST refuses it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The answer to a refused request: code, details, hint and message as JSON, but to a HEAD. */
export function refusalResponse(refusal: Refusal, head: boolean): Response {
  const { status, code, message, details = null, hint = null, headers } = refusal;
  return new Response(head ? null : JSON.stringify({ code, details, hint, message }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}
