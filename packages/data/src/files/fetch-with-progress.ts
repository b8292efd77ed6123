/** How far an upload is. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/**
 * Returns a `fetch` for uploads that says how much has been sent, which the browser's own doesn't tell.
 * Undefined where there is no `XMLHttpRequest`.
 */
export function fetchWithProgress(
  onProgress: (progress: UploadProgress) => void,
): typeof fetch | undefined {
  if (typeof XMLHttpRequest === 'undefined') return undefined;
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init?.method ?? 'GET', input instanceof Request ? input.url : input);
      request.responseType = 'blob';
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress({ sent: loaded, total }),
      );
      request.addEventListener('load', () => {
        const { status, statusText } = request;
        const headers = request
          .getAllResponseHeaders()
          .split('\r\n')
          .flatMap((line): [string, string][] => {
            const at = line.indexOf(': ');
            return at === -1 ? [] : [[line.slice(0, at), line.slice(at + 2)]];
          });
        // An answer of status 204 can't have a body, not even an empty one.
        const body = status === 204 ? null : (request.response as Blob);
        resolve(new Response(body, { status, statusText, headers }));
      });
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      request.addEventListener('abort', () => reject(new DOMException('Cancelled.', 'AbortError')));
      init?.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init?.body as XMLHttpRequestBodyInit | null | undefined);
    });
}
