import { isAll } from '../../run/is-all.ts';

/**
 * Runs of a property over values that fast-check chooses, by name, with its parameters: the same values
 * each time, whose requests are recorded. Under `--all`, also other values each time, which only the
 * real servers can answer.
 */
export const randomRuns = Object.entries({
  // Smaller values than those that failed were not recorded.
  recorded: { seed: 1, endOnFailure: true },
  ...(isAll && { unrecorded: {} }),
}).map(([name, parameters]) => ({ name, parameters, isUnrecorded: name === 'unrecorded' }));
