import { isKnown, notShown, type Fact, type NotShown, type Source } from '../model/fact.ts';
import type { Finding, Target } from './explanation.ts';
import { nameOfSource, originOf } from './origin.ts';

/** A finding with its source in words, and by name among what developers see. */
export function finding(
  statement: string,
  source: Source | NotShown['source'],
  target: Target,
  technical: readonly string[] = [],
): Finding {
  return {
    statement,
    source,
    origin: originOf(source),
    target,
    technical: [...new Set([...technical, ...nameOfSource(source)])],
  };
}

/** A finding from a fact; where it is not shown, that, and what would make it known. */
export function factFinding<T>(
  fact: Fact<T>,
  inWords: (value: T) => string,
  target: Target,
  unknown: { readonly what: string; readonly wouldMakeKnown: string },
): Finding {
  if (isKnown(fact)) return finding(inWords(fact.value), fact.source, target);
  return finding(`${unknown.what}: not shown. ${unknown.wouldMakeKnown}`, notShown.source, target);
}
