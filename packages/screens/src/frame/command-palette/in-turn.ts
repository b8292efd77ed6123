/**
 * Returns a function that runs tasks, so many at once and the others in turn. One whose signal is
 * aborted while it waits is not run.
 */
export function inTurn(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async <Result>(run: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal.throwIfAborted();
      return await run();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
    }
  };
}
