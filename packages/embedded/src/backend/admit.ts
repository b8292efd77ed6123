import { hasNonJsonBody, rejectNonJsonBody } from './auth-request.ts';
import {
  answerPreflight,
  isFromOtherOrigin,
  rejectOtherOrigin,
  withCrossOrigin,
} from './cross-origin.ts';
import { ApiError, authorize, errorResponse, type Keys } from './data-api/index.ts';
import { isUploadPath, mostBytes, StorageError, withUploadProtocol } from './storage/index.ts';

export interface AdmitOptions {
  readonly keys: Keys;
  readonly crossOrigin: boolean | undefined;
}

/** The protocol that a request speaks, and what follows its part of the address. */
export interface Address {
  readonly api: 'auth' | 'data' | 'storage';
  readonly path: string;
}

const dataPath = /^\/rest\/v1(?:\/(.*))?$/s;
const storagePath = /^\/storage\/v1\/(.+)$/s;
/** Plain segments only: @supabase/lite must never read a path differently than this does. */
const authPath = /^\/auth\/v1(?:\/(?!_|\.\.?(?:\/|$))[\w.-]+)*\/?$/;

/** The most bytes of a body: of a file with what a form adds to it, and of what Auth is told. */
const mostBodyBytes = { data: mostBytes, storage: mostBytes + 64 * 1024, auth: 1024 * 1024 };

/** Returns which protocol an address belongs to; undefined for none. */
export function readAddress({ url }: Request): Address | undefined {
  const { pathname } = new URL(url);
  const data = dataPath.exec(pathname);
  if (data !== null) return { api: 'data', path: data[1] ?? '' };
  const file = storagePath.exec(pathname)?.[1];
  if (file !== undefined) return { api: 'storage', path: file };
  return authPath.test(pathname) ? { api: 'auth', path: pathname } : undefined;
}

/**
 * Reads the body of a request that may be answered, before its turn, so that a slow upload doesn't block others.
 *
 * @returns the answer to any other: a page of another origin, no such address, a body without a key or of too many
 * bytes. Nothing of such a body is kept.
 */
export async function admit(request: Request, options: AdmitOptions): Promise<Request | Response> {
  const { crossOrigin } = options;
  if (!crossOrigin && isFromOtherOrigin(request)) return rejectOtherOrigin();
  const address = readAddress(request);
  if (address === undefined) return notFound(new URL(request.url).pathname);
  const { api, path } = address;
  if (api !== 'auth' && request.method === 'OPTIONS') {
    const answer = answerPreflight(request, crossOrigin);
    return isUploadPath(path) && api === 'storage' ? withUploadProtocol(answer) : answer;
  }
  if (request.body === null) return request;
  const read = await readBody(request, address, options.keys);
  return read instanceof Response && crossOrigin ? withCrossOrigin(read) : read;
}

async function readBody(
  request: Request,
  { api }: Address,
  keys: Keys,
): Promise<Request | Response> {
  if (api !== 'auth') {
    try {
      await authorize(request, keys);
    } catch (error) {
      if (error instanceof ApiError) return errorResponse(error.response, false);
      throw error;
    }
  }
  const bytes = await readBytes(request, mostBodyBytes[api]);
  if (bytes === undefined)
    return api === 'storage' ? new StorageError('EntityTooLarge').response : bodyTooLarge();
  // A body of no bytes needs no type.
  if (api === 'auth' && bytes.size > 0 && hasNonJsonBody(request)) return rejectNonJsonBody();
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: bytes.size > 0 ? bytes : null });
}

/** Returns undefined, and reads no further, once there are more bytes: their number need not be announced. */
async function readBytes(request: Request, most: number): Promise<Blob | undefined> {
  if (Number(request.headers.get('content-length')) > most) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // Safari reads no stream by `for await`.
  const reader = request.body?.getReader();
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) return new Blob(parts);
    size += value.byteLength;
    if (size > most) return undefined;
    parts.push(value);
  }
}

function bodyTooLarge(): Response {
  const message = 'The body of the request is too large.';
  return Response.json({ code: '413', message, details: null, hint: null }, { status: 413 });
}

function notFound(pathname: string): Response {
  const message = `The embedded backend serves /rest/v1, /auth/v1 and /storage/v1, not ${pathname}.`;
  return Response.json({ code: 'not_found', message }, { status: 404 });
}
