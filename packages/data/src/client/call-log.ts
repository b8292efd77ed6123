import { createListeners } from './listeners.ts';

/** One request that went over the wire. A retried read has one entry an attempt. */
export interface Call {
  /** Counts up from 1 in the order in which the answers came. */
  readonly id: number;
  readonly method: string;
  /** Path and query below the project's address: `/rest/v1/work_order?select=id`. */
  readonly path: string;
  /** The schema that its header names, where that is not `public`. */
  readonly schema?: string;
  /** Whether it was sent as a signed-in person. */
  readonly asPerson?: true;
  /** The sent body, where the log keeps bodies; without values for sign-in. */
  readonly payload?: string;
  /** Headers that affect the answer, without keys; where the log keeps bodies. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The HTTP status; 0 where no answer came (network failure, abort). */
  readonly status: number;
  /** From the request until the answer's headers, in milliseconds. */
  readonly ms: number;
  /** The answer's `content-length`, where it has one. */
  readonly bytes?: number;
  /** The number of earlier attempts of the same request. */
  readonly retries: number;
  /** The time of sending, in milliseconds since 1970. */
  readonly at: number;
}

/** The last calls, newest last. `calls` is the same array until another call comes. */
export interface CallLog {
  readonly calls: () => readonly Call[];
  /** Calls `listener` after each new call. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => void;
}

export interface WritableCallLog extends CallLog {
  readonly add: (call: Omit<Call, 'id'>) => void;
}

/** Creates a log that keeps the last `capacity` calls. */
export function createCallLog(capacity: number): WritableCallLog {
  const listeners = createListeners();
  let calls: readonly Call[] = [];
  let lastId = 0;

  function replace(next: readonly Call[]): void {
    calls = next;
    listeners.notify();
  }

  return {
    calls: () => calls,
    subscribe: listeners.add,
    clear: () => replace([]),
    add(call) {
      lastId += 1;
      replace([
        ...calls.slice(calls.length >= capacity ? 1 - capacity : 0),
        { ...call, id: lastId },
      ]);
    },
  };
}
