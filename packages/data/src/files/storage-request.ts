import { type DataClient, DataError, projectPath } from '../client/index.ts';
import { classify, loadAllCodes } from '../errors/index.ts';
import type { FilePath } from './file-path.ts';

export interface StorageRequest extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the request in place of the client's own `fetch`. */
  readonly send?: typeof fetch;
}

/** Returns the address of Storage's API. */
export function storageAddress({ url }: DataClient, path: string): string {
  return projectPath(url, `/storage/v1/${path}`);
}

/** Writes where a file is for an address. */
export function encodedPath({ bucket, path }: FilePath): string {
  return [bucket, ...path.split('/')].map(encodeURIComponent).join('/');
}

/**
 * Sends a request to Supabase Storage. Returns its JSON.
 *
 * @throws {DataError} when Storage rejects it or can't be reached; the signal's reason when it was cancelled.
 */
export async function requestStorage(
  client: DataClient,
  path: string,
  init: StorageRequest,
): Promise<unknown> {
  try {
    const response = await respond(client, path, init);
    return parsed(await response.text().catch(() => ''));
  } catch (error) {
    throw error instanceof DataError ? client.report(error) : error;
  }
}

/**
 * Sends a request to Supabase Storage. Throws as `requestStorage` does, and reports no failure.
 *
 * @param init.isExpected Returns whether a response with an error status is expected, and returned.
 */
export async function respond(
  client: DataClient,
  path: string,
  {
    send,
    isExpected,
    ...init
  }: StorageRequest & {
    readonly isExpected?: (response: Response) => boolean;
  },
): Promise<Response> {
  let response: Response;
  try {
    response = await client.fetchBy(send)(storageAddress(client, path), init);
  } catch (error) {
    init.signal?.throwIfAborted();
    throw await failed(error, 0);
  }
  if (response.ok || isExpected?.(response) === true) return response;
  const text = await response.text().catch(() => '');
  // In other requests, it means that a part doesn't follow those that have arrived.
  const isTaken = response.status === 409 && init.method === 'POST';
  // Resumable uploads answer with a text alone: the status says which error is meant.
  const code = isTaken ? 'KeyAlreadyExists' : codes[response.status];
  throw await failed(parsed(text) ?? { code, message: text }, response.status);
}

/** Codes of Storage, by the status of an answer without one. */
const codes: Readonly<Record<number, string | undefined>> = {
  403: 'AccessDenied',
  413: 'EntityTooLarge',
  415: 'InvalidMimeType',
};

async function failed(error: unknown, status: number): Promise<DataError> {
  const failure = classify({ error, status }, {}, await loadAllCodes());
  return new DataError(failure, { cause: error });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
