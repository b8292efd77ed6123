import {
  admit,
  answerEnded,
  type Backend,
  type BackendOptions,
  newPublishableKey,
  PasswordAttempts,
  randomSecret,
  RequestQueue,
} from '../backend/index.ts';
import { type BackendThread, openBackendThread, ThreadEndedError } from './backend-thread.ts';
import { type Limit, workLimit, withinLimit } from './work-limit.ts';
import type { SentResponse } from './messages.ts';

export interface WorkerOptions extends BackendOptions {
  /** The data folder: what a thread that is ended has acknowledged is read from it by the next. */
  readonly folder: string;
  /** What one request may take. Default: as long as on hosted Supabase. */
  readonly limit?: Limit;
}

/**
 * How long `close` waits for earlier calls, and then for Postgres, in milliseconds. A process that doesn't end soon
 * after SIGTERM is killed: Docker waits ten seconds.
 */
const closeTime = 2000;

/**
 * Creates a backend in its own thread, so that a slow statement doesn’t block the rest of the process. A request that
 * takes longer than its limit ends the thread, because nothing else can end a statement of PGlite; what it was
 * writing is undone by Postgres when the next thread opens the folder, and those that wait are answered by it. `close`
 * ends the thread as well, when what runs isn’t done soon.
 */
export async function createBackendInWorker(options: WorkerOptions): Promise<Backend> {
  const {
    limit = workLimit,
    publishableKey = newPublishableKey(),
    jwtSecret = randomSecret(),
    snapshot,
    // Not in the thread: a pause would hold up all other calls, and a new thread would know of no wrong password.
    passwordAttempts = new PasswordAttempts(),
    ...rest
  } = options;
  const again = { ...rest, publishableKey, jwtSecret, passwordAttempts: null };
  const stopping = new AbortController();
  let thread = await openBackendThread({ ...again, snapshot }, stopping.signal);
  let { schemas } = thread;
  // Nobody is told the secret key of the thread, so no request can have it.
  const keys = { publishableKey, secretKey: randomSecret(), jwtSecret };
  const queue = new RequestQueue();
  let isLost = false;
  let closing: Promise<void> | undefined;

  /** Runs a task on the thread, or on a new one if that has ended. */
  const run = <Result>(task: (on: BackendThread) => Promise<Result>, signal?: AbortSignal) =>
    queue.run(async () => {
      if (stopping.signal.aborted) throw new Error('The embedded backend is closed.');
      if (isLost) {
        thread = await openBackendThread({ ...again, schemas }, stopping.signal);
        isLost = false;
      }
      try {
        return await task(thread);
      } catch (error) {
        if (error instanceof ThreadEndedError) isLost = true;
        throw error;
      }
    }, signal);

  const backend: Backend = {
    publishableKey,
    get schemas() {
      return schemas;
    },
    exposeSchemas(exposed) {
      schemas = [...exposed];
      // A thread that has ended meanwhile is followed by one that is opened with them.
      run((on) => on.call('exposeSchemas', schemas)).catch(() => undefined);
    },
    async fetch(request) {
      const { url, method, signal } = request;
      const admitted = await admit(request, { keys, crossOrigin: options.crossOrigin });
      if (admitted instanceof Response) return admitted;
      const answer = async () => {
        const body = admitted.body === null ? null : await admitted.arrayBuffer();
        const sent = { url, method, headers: [...request.headers], body };
        try {
          return toResponse(
            await run((on) => withinLimit(on, limit, on.call('fetch', sent)), signal),
          );
        } catch (error) {
          if (error instanceof ThreadEndedError) return answerEnded(admitted);
          throw error;
        }
      };
      return passwordAttempts === null ? answer() : passwordAttempts.answer(admitted, answer);
    },
    clientFetch: (input, init) => backend.fetch(new Request(input, init)),
    query: (sql, params = []) => run((on) => on.call('query', sql, [...params])),
    exec: (sql) => run((on) => on.call('exec', sql)),
    copyFrom: (statement, rows) => run((on) => on.call('copyFrom', statement, rows)),
    createAccount: (account) => run((on) => on.call('createAccount', account)),
    snapshot: () => run((on) => on.call('snapshot')),
    remember: () => {
      throw new Error('Only a backend that keeps its data in memory can be rewound.');
    },
    close: () => (closing ??= close()),
  };

  const close = async () => {
    const overdue = setTimeout(() => stopping.abort(), closeTime);
    await queue.run(async () => {
      // What is left of the time was for the calls before.
      overdue.refresh();
      try {
        if (!isLost && !stopping.signal.aborted) await thread.call('close');
      } catch (error) {
        // The next start opens the folder as after a crash.
        if (!(error instanceof ThreadEndedError)) throw error;
      } finally {
        clearTimeout(overdue);
        // From here on, no call opens another thread.
        stopping.abort();
        await thread.end();
      }
    });
  };
  return backend;
}

function toResponse({ status, headers, body }: SentResponse): Response {
  return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
}
