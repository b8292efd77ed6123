/** The number of repetitions: the full command, or once each to test the command. */
export interface Effort {
  readonly quick: boolean;
  /** With ten times the rows where a table has many. */
  readonly long?: boolean;
  /** Times that something is measured after it was done a few times unmeasured. */
  readonly times: number;
  /** Processes that are started for each way to start. */
  readonly starts: number;
  /** Visits of every application under each condition. */
  readonly visits: number;
  /** Of the screens, only typing into forms. */
  readonly typingOnly?: boolean;
}

export const wholeEffort: Effort = { quick: false, times: 100, starts: 3, visits: 15 };
export const quickEffort: Effort = { quick: true, times: 1, starts: 1, visits: 1 };

/**
 * The median time of a task in milliseconds: what it usually costs, regardless of what else the machine did in
 * between.
 *
 * @param prepare what has to be done before each time, unmeasured.
 */
export async function median(
  times: number,
  task: () => Promise<unknown>,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  const taken: number[] = [];
  // What is run first is not yet compiled, planned or read into memory.
  const before = Math.min(10, times - 1);
  for (let time = 0; time < before + times; time++) {
    await prepare();
    const begun = performance.now();
    await task();
    if (time >= before) taken.push(performance.now() - begun);
  }
  return middle(taken);
}

export function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/** Does things one after the other, as they are measured; all at once where only the command is tried. */
export async function inTurn<Thing>(
  { quick }: Pick<Effort, 'quick'>,
  things: readonly Thing[],
  task: (thing: Thing) => Promise<void>,
): Promise<void> {
  if (quick) await Promise.all(things.map(task));
  else for (const thing of things) await task(thing);
}
