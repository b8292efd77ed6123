import { present } from '../phrases/index.ts';
import type { Finding, Lint } from './advice.ts';

/** Makes the findings of an object, of those lints that find something. */
export function findings(
  object: string,
  /** Begins each statement. */
  subject: string,
  found: readonly (readonly [lint: Lint, words: string] | false)[],
): readonly Finding[] {
  return present(found).map(([lint, words]) => ({
    lint,
    object,
    statement: `${subject} ${words}`,
  }));
}
