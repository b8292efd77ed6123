import { mutantsOfFiles } from './lists/index.ts';

/** A mistake in the compiler: a text that is once in a file of `src/expressions`, and another in its place. */
export type Mutant = readonly [file: string, from: string, to: string];

/** Every one changes a verdict: what only leaves more to the database is no mistake. */
export const mutants: readonly Mutant[] = mutantsOfFiles.flatMap((files) =>
  Object.entries(files).flatMap(([file, changes]) =>
    changes.map(([from, to]): Mutant => [file, from, to]),
  ),
);
