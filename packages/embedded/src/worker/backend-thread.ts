import { Worker } from 'node:worker_threads';
import type { BackendOptions } from '../backend/index.ts';
import { DatabaseError } from '../postgres/index.ts';
import type { Answer, Call, CallName, Calls, SentError } from './messages.ts';

/** The thread ended before it answered: by `end`, or because its memory ran out. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError';
}

/** A thread with a backend. It answers one call at a time. */
export interface BackendThread {
  /** The schemas that it exposed when it was opened. */
  readonly schemas: readonly string[];
  /** Throws a `DatabaseError` for an error of Postgres, a `ThreadEndedError` if no answer will come. */
  call<Name extends CallName>(
    name: Name,
    ...args: Parameters<Calls[Name]>
  ): Promise<ReturnType<Calls[Name]>>;
  /**
   * How long the thread has worked until now, in milliseconds of the processor; undefined where Node.js
   * (before 24.6) can't tell.
   */
  worked(): Promise<number | undefined>;
  /** Ends it at once, whatever it is doing. */
  end(): Promise<void>;
}

/** Opens a backend in a new thread, which ends when `signal` is aborted. */
export async function openBackendThread(
  options: BackendOptions,
  signal: AbortSignal,
): Promise<BackendThread> {
  // In the same folder: TypeScript in the workspace, JavaScript in the published package.
  const file = import.meta.url.endsWith('.ts') ? 'backend-worker.ts' : 'backend-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    name: 'ninefold-backend',
    // Those of the process may be for its own script.
    execArgv: [],
  });
  let waiting: { answer: (answer: Answer) => void; fail: (error: Error) => void } | undefined;
  let ended: ThreadEndedError | undefined;
  const fail = (cause?: Error) => {
    const why = cause === undefined ? '.' : `: ${cause.message}`;
    ended ??= new ThreadEndedError(`The thread of the embedded backend has ended${why}`, { cause });
    waiting?.fail(ended);
  };
  worker.on('message', (answer: Answer) => waiting?.answer(answer));
  worker.on('error', fail);
  const end = async () => void (await worker.terminate());
  signal.addEventListener('abort', end);
  worker.on('exit', () => {
    signal.removeEventListener('abort', end);
    fail();
  });

  const call: BackendThread['call'] = async (name, ...args) => {
    if (ended !== undefined) throw ended;
    const answered = new Promise<Answer>((answer, reject) => {
      waiting = { answer, fail: reject };
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage({ name, args } satisfies Call);
    const answer = await answered.finally(() => (waiting = undefined));
    if ('error' in answer) throw toError(answer.error);
    return answer.result as never;
  };
  const thread = {
    call,
    async worked() {
      // `Worker.cpuUsage` rejects for a thread that has ended.
      const usage = await worker.cpuUsage?.().catch(() => undefined);
      return usage && (usage.user + usage.system) / 1000;
    },
    end,
  };
  try {
    return { ...thread, schemas: await call('open', options) };
  } catch (error) {
    await thread.end();
    throw error;
  }
}

function toError({ message, stack, postgres }: SentError): Error {
  const error = postgres ? new DatabaseError(postgres) : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
