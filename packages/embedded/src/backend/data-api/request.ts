import { ApiError } from '@ninefold/data/grammar';
import { type AskedFor, readQueryString } from '@ninefold/data/grammar';
import { type Preferences, readPreferences } from './preferences.ts';

/** What a request asks for, read from its address and headers. */
export interface DataRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  readonly schema: string;
  /** Whether the answer names the schema: where there is more than one to choose from. */
  readonly namesSchema: boolean;
  readonly kind: 'relation' | 'function';
  readonly name: string;
  readonly asked: AskedFor;
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
  if (!schemas.includes(profile)) throw noSuchSchema(schemas);
  const search = new URL(request.url).searchParams;
  search.delete('apikey');
  return {
    method: method as DataRequest['method'],
    schema: profile,
    namesSchema: schemas.length > 1,
    kind,
    name,
    asked: readQueryString(search, kind === 'function'),
    preferences: readPreferences(headers.get('prefer')),
    singular: readAccept(headers.get('accept')),
    body: reads ? '' : await request.text(),
    contentType: headers.get('content-type') ?? '',
  };
}

/** Whether one object is asked for; refuses what is neither JSON nor anything. */
function readAccept(header: string | null): boolean {
  const accepted = (header ?? '*/*').split(',').map((one) => (one.split(';')[0] ?? '').trim());
  for (const type of accepted) {
    if (/^application\/vnd\.pgrst\.object(?:\+json)?$/i.test(type)) return true;
    if (/^(?:\*\/\*|application\/(?:\*|json|vnd\.pgrst\.array(?:\+json)?)|)$/i.test(type)) {
      return false;
    }
  }
  throw new ApiError({
    status: 415,
    code: 'PGRST107',
    message: `None of these media types are available: ${accepted.join(', ')}`,
  });
}

function decodeStep(step: string, path: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    throw noSuchPath(path);
  }
}

function noSuchPath(path: string): ApiError {
  return new ApiError({
    status: 404,
    code: path === '' ? 'PGRST126' : 'PGRST125',
    message:
      path === '' ? 'Root endpoint metadata is disabled' : 'Invalid path specified in request URL',
  });
}

function noSuchMethod(method: string, kind: DataRequest['kind']): ApiError {
  return kind === 'function'
    ? new ApiError({
        status: 405,
        code: 'PGRST101',
        message: `Cannot use the ${method} method on RPC`,
      })
    : new ApiError({
        status: 405,
        code: 'PGRST117',
        message: `Unsupported HTTP method: ${method}`,
      });
}

function noSuchSchema(schemas: readonly string[]): ApiError {
  return new ApiError({
    status: 406,
    code: 'PGRST106',
    message: `The schema must be one of the following: ${schemas.join(', ')}`,
  });
}
