/**
 * Runs tasks one at a time, in order. PGlite has one connection, and
 * @supabase/lite opens its transactions on it by hand: two requests at once would share one
 * transaction, and a failure of one would undo acknowledged writes of the other.
 */
export class RequestQueue {
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Runs a task when those before it have ended, successfully or not.
   *
   * @param signal Cancels a task that has not started. A started task runs to its end, because its
   * writes can't be undone halfway.
   */
  run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const turn = this.#last.then(() => {
      signal?.throwIfAborted();
      return task();
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
