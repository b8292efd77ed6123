import { http, HttpResponse, type RequestHandler } from 'msw';
import { type AnsweringBackend, startedBackend, type StartableBackend } from './handlers.ts';

/** A failure of a request. */
export type Fault =
  /** The answer is this status, with this body as JSON. The backend doesn't receive the request. */
  | { kind: 'status'; status: number; body?: object }
  /** The answer is late; `Infinity` means never. */
  | { kind: 'delay'; milliseconds: number }
  /** The request is executed, and its answer waits for the promise that `until` then returns. */
  | { kind: 'hold-answer'; until: () => Promise<unknown> }
  /** The connection is lost before the request: `fetch` rejects, and nothing was written. */
  | { kind: 'drop' }
  /** The connection is lost before the answer: `fetch` rejects, although the request was executed. */
  | { kind: 'drop-answer' }
  /**
   * The connection is lost after some bytes of the answer's body: status and headers arrive, and
   * reading the body rejects. In a page, the service worker may withhold the bytes.
   */
  | { kind: 'truncate'; bytes: number };

/** Which requests fail. */
export interface FaultyRequests {
  /** An address as MSW matches it: `https://shop.example/rest/v1/item`, with `*` for any part. */
  url: string;
  /** Default: every method. */
  methods?: readonly string[];
  /** A part of the address behind `?`. Default: any. */
  query?: string;
  /** How many requests fail. Default: all. */
  times?: number;
}

/**
 * Returns a handler that makes some requests to a backend fail. Put it before those of
 * `backendHandlers`, which answer the others:
 *
 * ```ts
 * setupServer(
 *   withFault(backend, { url: `${url}/rest/v1/visit`, methods: ['PATCH'], times: 1 }, { kind: 'drop' }),
 *   ...backendHandlers(backend, url),
 * );
 * ```
 */
export function withFault(
  backend: StartableBackend,
  { url, methods, query = '', times = Infinity }: FaultyRequests,
  fault: Fault,
): RequestHandler {
  let left = times;
  return http.all(url, async ({ request }) => {
    if (left <= 0 || (methods && !methods.includes(request.method))) return undefined;
    if (!new URL(request.url).search.includes(query)) return undefined;
    left--;
    return applyFault(await startedBackend(backend), request, fault);
  });
}

async function applyFault(
  backend: AnsweringBackend,
  request: Request,
  fault: Fault,
): Promise<Response> {
  if (fault.kind === 'status') {
    return HttpResponse.json(fault.body ?? null, { status: fault.status });
  }
  if (fault.kind === 'drop') return HttpResponse.error();
  if (fault.kind === 'delay') {
    const isAwaited = await elapsed(fault.milliseconds, request.signal);
    return isAwaited ? backend.fetch(request) : HttpResponse.error();
  }
  const response = await backend.fetch(request);
  if (fault.kind === 'hold-answer') {
    await fault.until();
    return response;
  }
  return fault.kind === 'truncate' ? truncated(response, fault.bytes) : HttpResponse.error();
}

/** Resolves to true after a time, or to false as soon as the request is aborted. */
function elapsed(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(false), { once: true });
    if (Number.isFinite(milliseconds)) setTimeout(resolve, milliseconds, true);
  });
}

async function truncated(response: Response, bytes: number): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer());
  const body = whole.subarray(0, bytes);
  let sent = body.length === 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent) {
        // The bytes leave first: an immediate error would replace the whole answer.
        await new Promise((resolve) => setTimeout(resolve));
        controller.error(new TypeError('The connection was lost in the middle of the answer.'));
      } else {
        sent = true;
        controller.enqueue(body);
      }
    },
  });
  const truncatedAnswer = new Response(stream, response);
  // Without it, a client that reads until the connection closes would take this for the end.
  truncatedAnswer.headers.set('content-length', String(whole.length));
  return truncatedAnswer;
}
