import { type DataClient, DataError } from '../client/index.ts';
import { classify, loadAllCodes } from '../errors/index.ts';
import type { FilePath } from './file-path.ts';

export interface StorageRequest extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the request in place of the client's own `fetch`. */
  readonly send?: typeof fetch;
}

/** Returns the address of Storage's API. */
export function storageAddress({ url }: DataClient, path: string): string {
  return `${url.replace(/\/*$/, '')}/storage/v1/${path}`;
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
  { send, ...init }: StorageRequest,
): Promise<unknown> {
  let response: Response;
  try {
    response = await client.fetchBy(send)(storageAddress(client, path), init);
  } catch (error) {
    init.signal?.throwIfAborted();
    throw await failed(client, error, 0);
  }
  const text = await response.text().catch(() => '');
  const body = parsed(text);
  if (response.ok) return body;
  throw await failed(client, body ?? { message: text }, response.status);
}

async function failed(client: DataClient, error: unknown, status: number): Promise<DataError> {
  const failure = classify({ error, status }, {}, await loadAllCodes());
  return client.report(new DataError(failure, { cause: error }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
