import { http, HttpResponse, type RequestHandler } from 'msw';
import {
  type AnsweringBackend,
  startedBackend,
  type StartableBackend,
} from './startable-backend.ts';

/** What goes wrong with a request. */
export type Fault =
  /** It is answered with this status, and with this body as JSON. The backend never sees it. */
  | { kind: 'status'; status: number; body?: object }
  /** It is answered so many milliseconds late, or never with `Infinity`. */
  | { kind: 'delay'; milliseconds: number }
  /** The connection is lost before it arrives: `fetch` rejects, and nothing was written. */
  | { kind: 'drop' }
  /** It is done, and the connection is lost before the answer: `fetch` rejects all the same. */
  | { kind: 'drop-answer' }
  /**
   * It is done, and the connection is lost after so many bytes of the answer's body: status and
   * headers are there, and reading the body rejects. In a page its service worker may keep the bytes.
   */
  | { kind: 'truncate'; bytes: number };

/** Which requests go wrong. */
export interface FaultyRequests {
  /** An address as MSW matches it, `https://shop.example/rest/v1/item`, or with a star for parts. */
  url: string;
  /** Only these methods; any when left out. */
  methods?: readonly string[];
  /** How many of them before all is well again; every one when left out. */
  times?: number;
}

/**
 * A handler that spoils some requests to a backend. Put it before those of `backendHandlers`, which
 * answer what it leaves alone:
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
  { url, methods, times = Infinity }: FaultyRequests,
  fault: Fault,
): RequestHandler {
  let left = times;
  return http.all(url, async ({ request }) => {
    if (left <= 0 || (methods && !methods.includes(request.method))) return undefined;
    left--;
    return spoiled(await startedBackend(backend), request, fault);
  });
}

async function spoiled(
  backend: AnsweringBackend,
  request: Request,
  fault: Fault,
): Promise<Response> {
  if (fault.kind === 'status') {
    return HttpResponse.json(fault.body ?? null, { status: fault.status });
  }
  if (fault.kind === 'drop') return HttpResponse.error();
  if (fault.kind === 'delay') {
    const isAwaited = await passed(fault.milliseconds, request.signal);
    return isAwaited ? backend.fetch(request) : HttpResponse.error();
  }
  const response = await backend.fetch(request);
  return fault.kind === 'truncate' ? truncated(response, fault.bytes) : HttpResponse.error();
}

/** Gives true when a time has passed, or false as soon as nobody waits any more. */
function passed(milliseconds: number, signal: AbortSignal): Promise<boolean> {
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
        // The bytes leave first: an error at once would be all that is heard of the answer.
        await new Promise((resolve) => setTimeout(resolve));
        controller.error(new TypeError('The connection was lost in the middle of the answer.'));
      } else {
        sent = true;
        controller.enqueue(body);
      }
    },
  });
  const truncatedAnswer = new Response(stream, response);
  // Without it, who reads an answer until the connection closes takes this for the end.
  truncatedAnswer.headers.set('content-length', String(whole.length));
  return truncatedAnswer;
}
