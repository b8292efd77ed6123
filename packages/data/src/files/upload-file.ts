import { type DataClient, DataError } from '../client/index.ts';
import type { FilePath } from './file-path.ts';
import { fetchWithProgress, type UploadProgress } from './fetch-with-progress.ts';
import { encodedPath, requestStorage } from './storage-request.ts';

export interface UploadOptions {
  /** Cancels the upload. Nothing is stored then, unless all of it had arrived. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/**
 * Uploads a file to a path that is new: see `newFilePath`. May be called again after a failure.
 *
 * @param type The media type, as the content says.
 * @throws {DataError} when Storage rejects it or can't be reached; the signal's reason when it was cancelled.
 */
export async function uploadFile(
  client: DataClient,
  place: FilePath,
  file: Blob,
  type: string,
  { signal, onProgress }: UploadOptions = {},
): Promise<void> {
  signal?.throwIfAborted();
  try {
    await requestStorage(client, `object/${encodedPath(place)}`, {
      method: 'POST',
      body: file,
      headers: { 'content-type': type, 'cache-control': 'max-age=3600', 'x-upsert': 'false' },
      signal,
      send: onProgress && fetchWithProgress(onProgress),
    });
  } catch (error) {
    // The path is new, so that it can only be this file: the answer to an earlier attempt was lost.
    if (error instanceof DataError && error.failure.kind === 'unique') return;
    throw error;
  }
}
