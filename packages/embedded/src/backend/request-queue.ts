/**
 * Runs tasks one at a time, in the order in which they came. PGlite has one connection, and
 * @supabase/lite opens its transactions on it by hand: two requests at once would share one
 * transaction, and the failure of one would undo what the other has acknowledged.
 */
export class RequestQueue {
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Runs `task` when those before it are done, whether they failed or not.
   *
   * @param signal a task whose turn has not come when it aborts is never begun; one that has begun
   * is seen through, because what it writes cannot be taken back halfway.
   */
  run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const turn = this.#last.then(() => {
      signal?.throwIfAborted();
      return task();
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Settles when everything that has come so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
