import type { Manifest } from '../accepted/index.ts';
import type { Change } from '../report/index.ts';
import type { TakenPicture } from './run-files.ts';

interface LaterRun {
  /** The pictures that the later run has taken, and all that there are. */
  readonly taken: ReadonlySet<TakenPicture['key']>;
  readonly planned: ReadonlySet<TakenPicture['key']>;
  readonly manifest: Manifest;
}

/** Returns the changes of an earlier run that a run of some stories doesn't visit, and that nobody has accepted. */
export function keptChanges(
  earlier: readonly Change[],
  { taken, planned, manifest }: LaterRun,
): readonly Change[] {
  return earlier.filter(({ key, kind, taken: seen }) => {
    // What is gone is found in every run.
    if (kind === 'gone' || kind === 'renamed' || taken.has(key) || !planned.has(key)) return false;
    const accepted = manifest.get(key as Parameters<Manifest['get']>[0]);
    return seen === undefined || accepted?.picture !== seen.picture || accepted.tree !== seen.tree;
  });
}
