import { DetailedError, Upload, type UploadOptions as TusOptions } from 'tus-js-client';
import { type DataClient, DataError } from '../client/index.ts';
import type { FilePath } from './file-path.ts';
import { encodedPath } from './storage-request.ts';
import { tusRequests, uploadEndpoint } from './tus-requests.ts';
import { partBytes, type UploadOptions } from './upload-options.ts';

/** Short: after them, the person decides, and what has arrived isn't sent again. In milliseconds. */
const retryDelays = [0, 1000, 3000];

/** The uploads that failed, with the address at which they go on. */
const interrupted = new WeakMap<Blob, { readonly place: string; readonly url: string }>();

/**
 * Uploads a file in parts, by tus. When the connection is lost, it goes on where it was; so does the next
 * call for the same file and path.
 *
 * @returns false where the server has no resumable uploads.
 * @throws as `uploadFile` does.
 */
export function uploadResumably(
  client: DataClient,
  file: Blob,
  path: FilePath,
  type: string,
  { signal, onProgress }: UploadOptions,
): Promise<boolean> {
  const place = encodedPath(path);
  const earlier = interrupted.get(file);
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const upload = new Upload(file, {
    endpoint: uploadEndpoint(client),
    uploadUrl: earlier?.place === place ? earlier.url : null,
    metadata: {
      bucketName: path.bucket,
      objectName: path.path,
      contentType: type,
      cacheControl: '3600',
    },
    headers: { 'x-upsert': 'false' },
    chunkSize: partBytes,
    retryDelays,
    onShouldRetry: (error) => isPassing(error),
    storeFingerprintForResuming: false,
    httpStack: tusRequests(client),
    fileReader,
    onUploadUrlAvailable: () => {
      if (upload.url !== null) interrupted.set(file, { place, url: upload.url });
    },
    onProgress: (sent, total) => {
      if (signal?.aborted !== true) onProgress?.({ sent, total });
    },
    onSuccess: () => {
      interrupted.delete(file);
      resolve(true);
    },
    onError: (error) => {
      const cause = causeOf(error);
      if (hasNoEndpoint(error)) resolve(false);
      else reject(cause instanceof DataError ? client.report(cause) : cause);
    },
  });
  const cancel = () => {
    interrupted.delete(file);
    // What is left on the server expires there if this can't reach it.
    upload.abort(true).catch(() => undefined);
    reject(signal?.reason);
  };
  signal?.addEventListener('abort', cancel);
  upload.start();
  return promise.finally(() => signal?.removeEventListener('abort', cancel));
}

/** Reads parts of a file, in browsers and elsewhere. */
const fileReader: TusOptions['fileReader'] = {
  openFile: async (file: Blob) => ({
    size: file.size,
    slice: async (start, end) => ({ value: file.slice(start, end), done: end >= file.size }),
    close: () => undefined,
  }),
};

function causeOf(error: Error): Error {
  return (error instanceof DetailedError && error.causingError) || error;
}

/** Whether the same request may succeed soon. */
function isPassing(error: DetailedError): boolean {
  const cause = causeOf(error);
  return cause instanceof DataError && cause.failure.reaction === 'retry' && !hasNoEndpoint(error);
}

function hasNoEndpoint(error: Error): boolean {
  const cause = causeOf(error);
  return (
    error instanceof DetailedError &&
    error.originalRequest.getMethod() === 'POST' &&
    cause instanceof DataError &&
    [404, 405, 501].includes(cause.failure.technical.status)
  );
}
