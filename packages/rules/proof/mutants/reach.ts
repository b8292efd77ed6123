import { Session } from 'node:inspector/promises';
import type { Profiler } from 'node:inspector';
import { type Asked, Prover } from '../prove.ts';
import { importMutant, sourceOf } from './import-mutant.ts';
import type { Mutant } from './list.ts';

/** The address of the copy of the compiler that is watched. */
const copy = -1;

/**
 * Returns the tables whose conditions reach the text of each mutant; all of them for a text that is only read when the
 * compiler is imported.
 */
export async function tablesReaching(
  mutants: readonly Mutant[],
  tables: readonly Asked[],
): Promise<ReadonlyMap<Mutant, readonly Asked[]>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const compile = await importMutant(['index.ts', '', ''], copy);
  await session.post('Profiler.takePreciseCoverage');
  const reaching = new Map(mutants.map((mutant) => [mutant, [] as Asked[]]));
  for (const asked of tables) {
    new Prover(compile).add(asked);
    const { result } = await session.post('Profiler.takePreciseCoverage');
    for (const [mutant, found] of reaching) if (isReached(mutant, result)) found.push(asked);
  }
  session.disconnect();
  return new Map(
    [...reaching].map(([mutant, found]) => [mutant, found.length > 0 ? found : tables]),
  );
}

/** Returns whether a character of the text was run, by the counts of the smallest blocks. Types leave their places. */
function isReached([file, from]: Mutant, scripts: readonly Profiler.ScriptCoverage[]): boolean {
  const script = scripts.find(({ url }) => url.endsWith(`/${file}?mutant=${copy}`));
  const start = sourceOf(file).indexOf(from);
  const ranges = (script?.functions ?? [])
    .flatMap((each) => each.ranges)
    .filter((each) => each.startOffset < start + from.length && each.endOffset > start)
    .toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
  return Array.from(from).some((_, place) => {
    const at = start + place;
    const block = ranges.find((each) => each.startOffset <= at && at < each.endOffset);
    return (block?.count ?? 0) > 0;
  });
}
