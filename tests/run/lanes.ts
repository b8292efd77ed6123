import { lanes, type Suite } from './suites.ts';

/**
 * Runs the suites of all lanes side by side, each lane in order. A lane that has run all its own takes over
 * from another one. One whose next suite needs another that runs just now waits for it: what it would take over
 * may last much longer.
 */
export async function runInLanes<Chosen extends { readonly suite: Suite }, Result>(
  chosen: readonly Chosen[],
  run: (chosen: Chosen) => Promise<Result>,
): Promise<readonly Result[]> {
  const waiting = [...chosen];
  const running = new Map<string, Promise<Result>>();
  const results: Result[] = [];
  const isPending = (name: string): boolean =>
    running.has(name) || waiting.some(({ suite }) => suite.name === name);
  const takeNext = (lane: Suite['lane']): Chosen | undefined => {
    const ready = waiting.filter(
      ({ suite }) => suite.after === undefined || !isPending(suite.after),
    );
    const own = waiting.filter(({ suite }) => suite.lane === lane);
    const next = own.length === 0 ? ready[0] : ready.find((each) => own.includes(each));
    if (next !== undefined) waiting.splice(waiting.indexOf(next), 1);
    return next;
  };
  const work = async (lane: Suite['lane']): Promise<void> => {
    while (waiting.length > 0) {
      const next = takeNext(lane);
      if (next === undefined) {
        // What is left needs a suite that another lane runs.
        await Promise.race(running.values());
        continue;
      }
      const { name } = next.suite;
      const result = run(next).finally(() => running.delete(name));
      running.set(name, result);
      results.push(await result);
    }
  };
  await Promise.all(lanes.map(work));
  return results;
}
