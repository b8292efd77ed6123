import type { TakenFile } from '../../packages/visual-review/src/run/index.ts';

type Taken = TakenFile['pictures'];

/** The agreement of two runs of the same stories. */
export interface Agreement {
  readonly pictures: number;
  readonly same: number;
  /** A sentence for each difference. */
  readonly disagreements: readonly string[];
}

export function compareRuns(first: Taken, second: Taken): Agreement {
  const [before, after] = [first, second].map(
    (taken) => new Map(taken.map((picture) => [picture.key, picture])),
  );
  const keys = [...new Set([...before!.keys(), ...after!.keys()])];
  const disagreements = keys.flatMap((key) => {
    const [one, other] = [before!.get(key), after!.get(key)];
    if (one === undefined) return [`${key} was taken the second time only.`];
    if (other === undefined) return [`${key} was taken the first time only.`];
    if (one.picture === undefined || other.picture === undefined) {
      return [`${key} was unstable, or couldn’t be rendered.`];
    }
    if (one.picture !== other.picture) return [`${key} is another picture.`];
    return one.tree === other.tree ? [] : [`${key} has another accessibility tree.`];
  });
  return { pictures: keys.length, same: keys.length - disagreements.length, disagreements };
}
