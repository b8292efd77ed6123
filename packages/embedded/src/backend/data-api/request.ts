import { rejectDeepEmbeds } from './embed-depth.ts';
import { ApiError } from './errors/index.ts';
import {
  type QueryParams,
  readQueryParams,
  type SelectItem,
} from '@ninefold/specification/grammar';
import { type Preferences, readPreferences } from './preferences.ts';

/** A request, read from its address and headers. */
export interface DataRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  readonly schema: string;
  /** Whether the answer names the schema: where there is more than one to choose from. */
  readonly namesSchema: boolean;
  readonly kind: 'relation' | 'function';
  readonly name: string;
  readonly query: QueryParams;
  readonly preferences: Preferences;
  /** One object instead of a list. */
  readonly singular: boolean;
  readonly body: string;
  readonly contentType: string;
}

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];

/** @param path what follows `/rest/v1/`, with its percent signs. */
export async function readRequest(
  request: Request,
  path: string,
  schemas: readonly string[],
): Promise<DataRequest> {
  const { method, headers } = request;
  const steps = path.split('/').map((step) => decodeStep(step, path));
  const kind = steps[0] === 'rpc' && steps.length === 2 ? 'function' : 'relation';
  const name = steps.at(-1) ?? '';
  if (name === '' || (kind === 'relation' && steps.length > 1)) throw noSuchPath(path);
  const callable = kind === 'relation' || ['GET', 'HEAD', 'POST'].includes(method);
  if (!methods.includes(method) || !callable) throw noSuchMethod(method, kind);
  const reads = method === 'GET' || method === 'HEAD';
  const profile = headers.get(reads ? 'accept-profile' : 'content-profile') ?? schemas[0] ?? '';
  if (!schemas.includes(profile)) {
    const message = `The schema must be one of the following: ${schemas.join(', ')}`;
    throw new ApiError('PGRST106', message);
  }
  const search = new URL(request.url).searchParams;
  search.delete('apikey');
  return {
    method: method as DataRequest['method'],
    schema: profile,
    namesSchema: schemas.length > 1,
    kind,
    name,
    query: readQuery(search, kind === 'function'),
    preferences: readPreferences(headers.get('prefer')),
    singular: readAccept(headers.get('accept')),
    body: reads ? '' : await request.text(),
    contentType: headers.get('content-type') ?? '',
  };
}

/** Reads the parameters; refuses what PostgREST does for reasons other than its grammar, and embeds that are too deep. */
function readQuery(search: URLSearchParams, isCall: boolean): QueryParams {
  const query = readQueryParams(search, isCall);
  rejectDeepEmbeds(query.select ?? []);
  for (const { limit = 0, offset = 0 } of query.resources.values()) {
    if (limit >= 0 && offset >= 0) continue;
    throw new ApiError('PGRST103', 'Requested range not satisfiable', {
      details: 'Limit should be greater than or equal to zero.',
    });
  }
  return query;
}

/** Off by default, and on hosted Supabase: one request could make the server read everything. */
export function rejectAggregates({ query }: DataRequest): void {
  if (query.select?.some(hasAggregate)) {
    throw new ApiError('PGRST123', 'Use of aggregate functions is not allowed');
  }
}

function hasAggregate(item: SelectItem): boolean {
  return item.kind === 'field' ? item.aggregate !== undefined : item.select.some(hasAggregate);
}

/** Returns whether one object is requested; rejects types other than JSON. */
function readAccept(header: string | null): boolean {
  const accepted = (header ?? '*/*').split(',').map((one) => (one.split(';')[0] ?? '').trim());
  for (const type of accepted) {
    if (/^application\/vnd\.pgrst\.object(?:\+json)?$/i.test(type)) return true;
    if (/^(?:\*\/\*|application\/(?:\*|json|vnd\.pgrst\.array(?:\+json)?)|)$/i.test(type)) {
      return false;
    }
  }
  const types = accepted.join(', ');
  throw new ApiError('PGRST107', `None of these media types are available: ${types}`);
}

function decodeStep(step: string, path: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    throw noSuchPath(path);
  }
}

function noSuchPath(path: string): ApiError {
  return path === ''
    ? new ApiError('PGRST126', 'Root endpoint metadata is disabled')
    : new ApiError('PGRST125', 'Invalid path specified in request URL');
}

function noSuchMethod(method: string, kind: DataRequest['kind']): ApiError {
  return kind === 'function'
    ? new ApiError('PGRST101', `Cannot use the ${method} method on RPC`)
    : new ApiError('PGRST117', `Unsupported HTTP method: ${method}`);
}
