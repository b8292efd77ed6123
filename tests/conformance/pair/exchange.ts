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
}

const readHeaders = ['content-range', 'content-type', 'preference-applied', 'location'];

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const headers = Object.fromEntries(
    readHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return { status: response.status, headers, body: text === '' ? undefined : exactJson(text) };
}

/** A number, by its digits. */
export interface WrittenNumber {
  readonly number: string;
}

/** Parses JSON without rounding a number. */
export function exactJson(text: string): unknown {
  return JSON.parse(text, keepDigits);
}

/** The third parameter is newer than TypeScript's own types of `JSON.parse`. */
function keepDigits(_: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? { number: context?.source ?? '' } : value;
}
