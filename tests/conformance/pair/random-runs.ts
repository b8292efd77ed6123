import { isAll } from '../../run/is-all.ts';
import { seed } from '../../run/seed.ts';

/**
 * Runs of a property over values that fast-check chooses, by name, with its parameters: the same values
 * each time, whose requests are recorded. Under `--all`, also other values by the seed of the run, which
 * only the real servers can answer.
 */
export const randomRuns = Object.entries({
  // Smaller values than those that failed were not recorded.
  recorded: { seed: 1, endOnFailure: true },
  ...(isAll && { unrecorded: { seed: seed + 1 } }),
}).map(([name, parameters]) => ({ name, parameters, isUnrecorded: name === 'unrecorded' }));
