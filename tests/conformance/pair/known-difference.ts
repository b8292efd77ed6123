import type { Answer, ErrorBody, Exchange } from './exchange.ts';

/** One way in which the embedded backend answers otherwise than PostgREST 12.0.2 on PostgreSQL 18. */
export interface KnownDifference {
  readonly name: string;
  readonly reason: string;
  /**
   * The answer that the embedded backend would have given without the difference; undefined where
   * this exchange does not show it.
   */
  readonly without: (exchange: Exchange) => Answer | undefined;
}

/** Returns the embedded answer with parts of its error replaced by those of the real one. */
export function withErrorParts(
  { embedded, real }: Exchange,
  ...parts: readonly (keyof ErrorBody)[]
): Answer {
  const body = { ...errorIn(embedded) };
  for (const part of parts) Object.assign(body, { [part]: errorIn(real)?.[part] });
  return { ...embedded, body };
}

/** The error that an answer tells, if it does. */
export function errorIn({ body }: Answer): ErrorBody | undefined {
  const isError = typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
  return isError ? (body as ErrorBody) : undefined;
}
