import { apartAfter, type ReviewRequest, type ReviewState } from '../../review-data.ts';

/** The state of the server, and the state after its pending requests. */
export interface QueueState {
  readonly stored: ReviewState;
  readonly optimistic: ReviewState;
  readonly pending: readonly ReviewRequest[];
  /** The last failure, until a request succeeds. */
  readonly problem: string | undefined;
}

/**
 * Sends requests one after the other while the page goes on, because the server needs seconds to copy a
 * hundred pictures. Where one fails, the requests after it are dropped: they assumed its result, and an
 * undo would undo another decision.
 */
export class WriteQueue {
  readonly #send: (request: ReviewRequest) => Promise<ReviewState>;
  readonly #listeners = new Set<() => void>();
  readonly #outcomes: ((isWritten: boolean) => void)[] = [];
  #state: QueueState;

  constructor(stored: ReviewState, send: (request: ReviewRequest) => Promise<ReviewState>) {
    this.#state = { stored, optimistic: stored, pending: [], problem: undefined };
    this.#send = send;
  }

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @returns whether the request was written. */
  write(request: ReviewRequest): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const isIdle = this.#outcomes.length === 0;
    this.#outcomes.push(resolve);
    this.#set({ pending: [...this.#state.pending, request] });
    if (isIdle) void this.#sendAll();
    return promise;
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#state.pending[0]; next !== undefined; next = this.#state.pending[0]) {
      try {
        const stored = await this.#send(next);
        this.#set({ stored, pending: this.#state.pending.slice(1), problem: undefined });
        this.#outcomes.shift()?.(true);
      } catch (error) {
        this.#set({ pending: [], problem: problemOf(error, this.#state.pending.length - 1) });
        // In reverse, so that the page returns to the change of the request that failed.
        for (const resolve of this.#outcomes.splice(0).toReversed()) resolve(false);
      }
    }
  }

  #set(changed: Partial<Omit<QueueState, 'optimistic'>>): void {
    const { stored, pending, problem } = { ...this.#state, ...changed };
    const optimistic = pending.reduce(afterRequest, stored);
    this.#state = { stored, pending, problem, optimistic };
    for (const listener of this.#listeners) listener();
  }
}

function problemOf(error: unknown, dropped: number): string {
  const message = error instanceof Error ? error.message : String(error);
  if (dropped === 0) return message;
  const next = dropped === 1 ? 'Your next step was' : `Your next ${dropped} steps were`;
  return `${message} ${next} not written either. Check what is undecided.`;
}

/** Returns the state that the server will have after a request. */
function afterRequest(state: ReviewState, request: ReviewRequest): ReviewState {
  const { decisions, apart } = state;
  switch (request.action) {
    case 'accept':
    case 'reject': {
      const kind = request.action === 'accept' ? 'accepted' : 'rejected';
      const { subjects, note } = request;
      return { apart, decisions: [...decisions, { kind, subjects, note }] };
    }
    case 'undo':
      return { apart, decisions: decisions.slice(0, -1) };
    case 'split':
    case 'join':
      return { decisions, apart: apartAfter(apart, request) };
    default:
      return state;
  }
}
