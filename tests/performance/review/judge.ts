import { middle } from '../measure.ts';
import type { ReviewTimes } from './review-on-page.ts';

/** Within this time, the response to a key seems immediate. */
const atOnce = 50;
/** The threshold of a good "interaction to next paint", for all but the slowest. */
const good = 200;

const keys = ['next', 'nextUndecided', 'view', 'accept', 'undo'] as const;

/** Returns a sentence for everything that is not fluid. */
export function judge(times: ReviewTimes): readonly string[] {
  const slow = keys.flatMap((key) => {
    const usual = middle(times[key]);
    return usual > atOnce
      ? [`The key for ${key} took ${usual.toFixed()} ms; at most ${atOnce} are fluid.`]
      : [];
  });
  const sorted = times.inputs.toSorted((one, other) => one - other);
  const most = sorted[Math.ceil(sorted.length * 0.98) - 1] ?? 0;
  return most > good
    ? [...slow, `One key in fifty took ${most.toFixed()} ms or more; at most ${good} are good.`]
    : slow;
}
