import { type DataClient, DataError } from '../client/index.ts';
import type { FilePath } from './file-path.ts';
import { encodedPath, requestStorage, storageAddress } from './storage-request.ts';

export interface FileAddressOptions {
  /** The name under which a browser saves the file, in place of showing it. */
  readonly download?: string;
  readonly signal?: AbortSignal;
}

/** An address is used at once, to show or download a file. In seconds. */
const validFor = 10 * 60;

/**
 * Returns an address at which a browser reads a file: a signed one, which holds for ten minutes, or that of
 * a public bucket whose policies let nobody sign.
 *
 * @throws {DataError} where the file doesn't exist or may not be read.
 */
export async function fileAddress(
  client: DataClient,
  place: FilePath,
  { download, signal }: FileAddressOptions = {},
): Promise<string> {
  const path = await signedPath(client, place, signal).catch(async (error: unknown) => {
    const open = `object/public/${encodedPath(place)}`;
    if (isNotFound(error) && (await isReadable(client, open, signal))) return open;
    throw error;
  });
  const address = new URL(storageAddress(client, path));
  if (download !== undefined) address.searchParams.set('download', download);
  return address.href;
}

async function signedPath(
  client: DataClient,
  place: FilePath,
  signal: AbortSignal | undefined,
): Promise<string> {
  const answer = (await requestStorage(client, `object/sign/${encodedPath(place)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ expiresIn: validFor }),
    signal,
  })) as { readonly signedURL: string };
  return answer.signedURL.replace(/^\/+/, '');
}

async function isReadable(
  client: DataClient,
  path: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const response = await client.fetchBy()(storageAddress(client, path), { method: 'HEAD', signal });
  return response.ok;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof DataError && error.failure.kind === 'not found';
}
