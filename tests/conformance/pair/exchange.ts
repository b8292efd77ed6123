/** A request to the Data API, as both backends are sent it. */
export interface ApiRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  /** The encoded path after `/rest/v1/`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Claims of the person who asks; a visitor when left out. */
  readonly as?: { readonly role: string; readonly sub?: string };
}

/** The part of a response that Ninefold or its libraries read. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON with each number as written; for an error, its parts. */
  readonly body: unknown;
}

export interface ErrorBody {
  readonly code: string | null;
  readonly message: string | null;
  readonly details: unknown;
  readonly hint: string | null;
}

export interface Exchange {
  readonly request: ApiRequest;
  readonly embedded: Answer;
  readonly real: Answer;
  /** The embedded body as it was sent: the answers have only the beginnings of long texts. */
  readonly sent: string;
}
