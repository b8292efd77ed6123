import type { HttpRequest, HttpStack } from 'tus-js-client';
import type { DataClient } from '../client/index.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { respond, storageAddress } from './storage-request.ts';

/** Where Storage takes resumable uploads. */
const path = 'upload/resumable';

/** Returns the address of new uploads. */
export function uploadEndpoint(client: DataClient): string {
  return storageAddress(client, path);
}

/**
 * Lets tus send its requests as the client does: with the token that holds at that time, in its log, and with
 * errors of Storage.
 */
export function tusRequests(client: DataClient): HttpStack {
  return {
    getName: () => 'Ninefold',
    createRequest: (method, url) => tusRequest(client, method, url),
  };
}

function tusRequest(client: DataClient, method: string, url: string): HttpRequest {
  const headers: Record<string, string> = {};
  const cancelling = new AbortController();
  let onProgress: ((sent: number) => void) | undefined;
  // Behind a proxy, a server may name itself in a way that browsers can't reach.
  const below = method === 'POST' ? '' : `/${url.split('/').at(-1)}`;
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => {
      headers[name] = value;
    },
    getHeader: (name) => headers[name],
    setProgressHandler: (handler) => {
      onProgress = handler;
    },
    abort: async () => cancelling.abort(),
    getUnderlyingObject: () => undefined,
    async send(body: Blob | null = null) {
      const response = await respond(client, path + below, {
        method,
        headers,
        body,
        signal: cancelling.signal,
        send: body === null ? undefined : fetchWithProgress(({ sent }) => onProgress?.(sent)),
        // Without an upload at this address, tus starts a new one.
        isExpected: ({ status }) => method === 'HEAD' && [403, 404, 410].includes(status),
      });
      const text = await response.text();
      return {
        getStatus: () => response.status,
        getHeader: (name) => response.headers.get(name) ?? undefined,
        getBody: () => text,
        getUnderlyingObject: () => response,
      };
    },
  };
}
