import { ApiError } from './errors/index.ts';
import type { Result } from './execute.ts';
import type { DataRequest } from './request.ts';
import type { Schema } from './schema/index.ts';
import type { Statement } from './statement.ts';

/** The answer to a request whose statement has run; throws for what undoes it. */
export function answerOf(
  asked: DataRequest,
  statement: Statement,
  result: Result,
  { mayRollBack }: Pick<Schema, 'mayRollBack'>,
): Response {
  const { singular, preferences, method } = asked;
  const countsRows = statement.shape !== 'value' && statement.shape !== 'nothing';
  if (singular && countsRows && result.rows !== 1) {
    throw new ApiError('PGRST116', 'JSON object requested, multiple (or no) rows returned', {
      details: `The result contains ${result.rows} rows`,
    });
  }
  const { maxAffected } = preferences;
  if (
    preferences.strict &&
    maxAffected !== undefined &&
    statement.does !== 'read' &&
    result.rows > maxAffected
  ) {
    const message = 'Query result exceeds max-affected preference constraint';
    throw new ApiError('PGRST124', message, {
      details: `The query affects ${result.rows} rows`,
    });
  }
  const headers = headersOf(asked, statement, result, mayRollBack);
  setOwnHeaders(headers, result.headers);
  const status = ownStatus(result.status) ?? statusOf(statement, result);
  if (status === 416) throw beyondTheEnd(statement.offset, result.total ?? 0, headers);
  const empty = method === 'HEAD' || statement.shape === 'nothing';
  return new Response(empty || status === 204 ? null : result.body, { status, headers });
}

function statusOf({ does, shape, offset }: Statement, { rows, total }: Result): number {
  if (does === 'insert') return 201;
  if (shape === 'nothing') return 204;
  if (does === 'update' || does === 'delete') return 200;
  if (total === undefined) return 200;
  if (offset > total) return 416;
  return rows < total ? 206 : 200;
}

function headersOf(
  { preferences, singular, namesSchema, schema, method }: DataRequest,
  { does, shape, offset }: Statement,
  { rows, total }: Result,
  mayRollBack: boolean,
): Headers {
  const headers = new Headers();
  if (shape !== 'nothing') {
    const type = singular ? 'application/vnd.pgrst.object+json' : 'application/json';
    headers.set('content-type', `${type}; charset=utf-8`);
  }
  if (namesSchema) headers.set('content-profile', schema);
  const reads = does === 'read' || does === 'call';
  const counted = preferences.count === undefined ? undefined : rows;
  const range = reads
    ? writeContentRange(offset, rows, total)
    : writeContentRange(0, does === 'update' ? rows : 0, counted);
  headers.set('content-range', range);
  const writes = method !== 'GET' && method !== 'HEAD' && does !== 'call';
  const applied = [
    does === 'insert' && preferences.resolution && `resolution=${preferences.resolution}`,
    writes && preferences.return && `return=${preferences.return}`,
    preferences.count && `count=${preferences.count}`,
    preferences.strict && 'handling=strict',
    mayRollBack && preferences.transaction && `tx=${preferences.transaction}`,
    preferences.timeZone && `timezone=${preferences.timeZone}`,
    preferences.strict &&
      writes &&
      preferences.maxAffected !== undefined &&
      `max-affected=${preferences.maxAffected}`,
  ].filter(Boolean);
  if (applied.length > 0) headers.set('preference-applied', applied.join(', '));
  return headers;
}

/** `0-49/200`: the rows of an answer among all; `*` for what is not known. */
function writeContentRange(first: number, rows: number, total: number | undefined): string {
  const range = rows === 0 ? '*' : `${first}-${first + rows - 1}`;
  return `${range}/${total ?? '*'}`;
}

/** `response.headers`: a list of objects, each with one header. */
function setOwnHeaders(headers: Headers, own: string | null): void {
  if (own === null) return;
  try {
    for (const one of JSON.parse(own) as Record<string, string>[]) {
      for (const [name, value] of Object.entries(one)) headers.set(name, value);
    }
  } catch {
    throw new ApiError(
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    );
  }
}

function ownStatus(own: string | null): number | undefined {
  if (own === null) return undefined;
  if (/^[2-5]\d\d$/.test(own)) return Number(own);
  throw new ApiError('PGRST112', 'response.status guc must be a valid status code');
}

function beyondTheEnd(offset: number, total: number, headers: Headers): ApiError {
  return new ApiError('PGRST103', 'Requested range not satisfiable', {
    details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    headers: {
      ...Object.fromEntries(headers),
      'content-type': 'application/json; charset=utf-8',
      'content-range': `*/${total}`,
    },
  });
}
