declare global {
  /** In a page of a story: what NINEFOLD_MACHINE says to a process. */
  var ninefoldMachine: number | undefined;
}

/**
 * How many times as long this machine takes as an idle one with two cores, at least 1. The test command measures it
 * once (`measureMachine`) and hands it down.
 */
export function machineFactor(): number {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  return globalThis.ninefoldMachine ?? Number(process?.env['NINEFOLD_MACHINE'] ?? 1);
}

/** Milliseconds until a state that doesn't come ends its test: a minute, and longer on a slow or busy machine. */
export const patience = 60_000 * machineFactor();
