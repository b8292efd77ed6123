import type { Explanation } from '@ninefold/specification/explain';
import type { WhyExplanation } from '@ninefold/ui/patterns/why';
import { placeOf } from './place-of.ts';

/** An explanation as its window shows it, with links into the specification. */
export function shownExplanation({ title, findings, remedies }: Explanation): WhyExplanation {
  return {
    title,
    remedies,
    findings: findings.map(({ statement, source, origin, target, technical }) => ({
      statement,
      from: source.from,
      origin,
      place: placeOf(target),
      technical,
    })),
  };
}
