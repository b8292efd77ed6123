import { type DataClient, DataError } from '../client/index.ts';
import type { FilePath } from './file-path.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { encodedPath, requestStorage } from './storage-request.ts';
import { partBytes, type UploadOptions } from './upload-options.ts';

/**
 * Uploads a file to a path that is new: see `newFilePath`. May be called again after a failure: a large file
 * then goes on where it was.
 *
 * @param type The media type, as the content says.
 * @throws {DataError} when Storage rejects it or can't be reached; the signal's reason when it was cancelled.
 */
export async function uploadFile(
  client: DataClient,
  place: FilePath,
  file: Blob,
  type: string,
  options: UploadOptions = {},
): Promise<void> {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  try {
    if (file.size > partBytes) {
      const { uploadResumably } = await import('./resumable-upload.ts');
      signal?.throwIfAborted();
      if (await uploadResumably(client, file, place, type, options)) return;
    }
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
