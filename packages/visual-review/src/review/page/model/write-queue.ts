import type { ReviewRequest, ReviewState } from '../../review-data.ts';
import { expected } from './expected.ts';

/** What is kept, and what is shown already though it is still on its way. */
export interface Writing {
  readonly kept: ReviewState;
  /** What is kept once all that waits is written. */
  readonly shown: ReviewState;
  readonly waiting: readonly ReviewRequest[];
  /** What went wrong last, until something goes well. */
  readonly problem: string | undefined;
}

/**
 * Sends decisions one after the other, while the page goes on: to copy a hundred pictures takes the
 * server seconds. Where one fails, what was decided after it is dropped with it: it was decided upon a
 * review that did not come true, and an undo would undo something else.
 */
export class WriteQueue {
  readonly #send: (request: ReviewRequest) => Promise<ReviewState>;
  readonly #listeners = new Set<() => void>();
  readonly #outcomes: ((isWritten: boolean) => void)[] = [];
  #now: Writing;

  constructor(kept: ReviewState, send: (request: ReviewRequest) => Promise<ReviewState>) {
    this.#now = { kept, shown: kept, waiting: [], problem: undefined };
    this.#send = send;
  }

  readonly now = (): Writing => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shown at once. @returns whether it was written in the end. */
  write(request: ReviewRequest): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const isIdle = this.#outcomes.length === 0;
    this.#outcomes.push(resolve);
    this.#set({ waiting: [...this.#now.waiting, request] });
    if (isIdle) void this.#sendAll();
    return promise;
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#now.waiting[0]; next !== undefined; next = this.#now.waiting[0]) {
      try {
        const kept = await this.#send(next);
        this.#set({ kept, waiting: this.#now.waiting.slice(1), problem: undefined });
        this.#outcomes.shift()?.(true);
      } catch (error) {
        this.#set({ waiting: [], problem: problemOf(error, this.#now.waiting.length - 1) });
        // The one that failed last: what it leads back to is what is looked at then.
        for (const resolve of this.#outcomes.splice(0).toReversed()) resolve(false);
      }
    }
  }

  #set(changed: Partial<Omit<Writing, 'shown'>>): void {
    const { kept, waiting, problem } = { ...this.#now, ...changed };
    this.#now = { kept, waiting, problem, shown: waiting.reduce(expected, kept) };
    for (const listener of this.#listeners) listener();
  }
}

function problemOf(error: unknown, dropped: number): string {
  const message = error instanceof Error ? error.message : String(error);
  if (dropped === 0) return message;
  const what = dropped === 1 ? 'What you did next' : `The ${dropped} things you did next`;
  return `${message} ${what} had not been written yet either: look again at what is undecided.`;
}
