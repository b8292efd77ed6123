import { errorIn, type KnownDifference, withErrorParts } from './pair/known-difference.ts';

/**
 * Every difference that is accepted. PostgREST is 12.0.2 here, the newest that the registry has,
 * and hosted Supabase runs a newer one: where they differ, the embedded backend is like the newer.
 * A difference that no request shows any more fails the suite.
 */
export const knownDifferences: readonly KnownDifference[] = [
  {
    name: 'a table that does not exist is PGRST205',
    reason: 'PostgREST 12 leaves it to Postgres (42P01); from 13 on it looks in its schema cache.',
    without: (exchange) =>
      errorIn(exchange.embedded)?.code === 'PGRST205' && errorIn(exchange.real)?.code === '42P01'
        ? withErrorParts(exchange, 'code', 'message')
        : undefined,
  },
  {
    name: 'a path that leads nowhere is PGRST125',
    reason: 'PostgREST 12 answers 404 with an empty object; newer ones say why.',
    without: ({ embedded }) =>
      errorIn(embedded)?.code === 'PGRST125' ? { ...embedded, body: {} } : undefined,
  },
  {
    name: 'an unknown column of a body is worded as for the schema cache',
    reason: 'The words of PGRST204 changed after PostgREST 12; the code and status did not.',
    without: (exchange) =>
      errorIn(exchange.embedded)?.code === 'PGRST204'
        ? withErrorParts(exchange, 'message')
        : undefined,
  },
  {
    name: 'a refused token is worded otherwise',
    reason: 'PostgREST 12 hands on the words of the library that it reads tokens with.',
    without: (exchange) =>
      errorIn(exchange.embedded)?.code === 'PGRST301'
        ? withErrorParts(exchange, 'message')
        : undefined,
  },
  {
    name: 'what a parser expected is worded otherwise',
    reason:
      "The words and column of PGRST100 are those of PostgREST's parser, and name its own grammar rules. The code, status and the parameter in question are the same.",
    without: (exchange) => {
      const error = errorIn(exchange.embedded);
      return error?.code === 'PGRST100' &&
        withoutColumn(error.message) === withoutColumn(errorIn(exchange.real)?.message)
        ? withErrorParts(exchange, 'message', 'details')
        : undefined;
    },
  },
  {
    name: 'no guess at the name that was meant',
    reason: 'PostgREST compares unknown names with all it knows; nothing of ours reads the hint.',
    without: (exchange) =>
      /^PGRST20[02]$/.test(errorIn(exchange.embedded)?.code ?? '') &&
      errorIn(exchange.real)?.hint?.startsWith('Perhaps you meant')
        ? withErrorParts(exchange, 'hint')
        : undefined,
  },
  {
    name: 'one content type of a refused object',
    reason: 'PostgREST 12 sends the header twice when not exactly one row is found (PGRST116).',
    without: ({ embedded, real }) =>
      errorIn(embedded)?.code === 'PGRST116'
        ? {
            ...embedded,
            headers: { ...embedded.headers, 'content-type': real.headers['content-type'] ?? '' },
          }
        : undefined,
  },
  {
    name: 'an exceeded limit of the configuration is 500',
    reason: 'PostgREST 12 answers 53400 as every other 53xxx, with 503; newer ones with 500.',
    without: ({ embedded, real }) =>
      errorIn(embedded)?.code === '53400' && real.status === 503
        ? { ...embedded, status: 503 }
        : undefined,
  },
  {
    name: 'max-affected is heard',
    reason: 'PostgREST 12.0 does not know the preference; hosted Supabase does.',
    without: ({ request, embedded, real }) =>
      errorIn(embedded)?.code === 'PGRST124' &&
      request.headers?.['prefer']?.includes('max-affected')
        ? real
        : undefined,
  },
  {
    name: 'a form is refused',
    reason:
      'PostgREST takes a form for JSON. A page of any site can send one without asking, and supabase-js sends none.',
    without: ({ request, embedded, real }) =>
      errorIn(embedded)?.code === 'PGRST102' &&
      request.headers?.['content-type'] === 'application/x-www-form-urlencoded'
        ? real
        : undefined,
  },
  {
    name: 'an upsert that only changes rows is 201',
    reason: 'PostgREST tells it from an insert by 200. Ninefold sends no upserts.',
    without: ({ request, embedded, real }) =>
      request.headers?.['prefer']?.includes('merge-duplicates') &&
      embedded.status === 201 &&
      real.status === 200
        ? { ...embedded, status: 200 }
        : undefined,
  },
];

function withoutColumn(message: string | null | undefined): string | undefined {
  return message?.replace(/ \(line 1, column \d+\)$/, '');
}
