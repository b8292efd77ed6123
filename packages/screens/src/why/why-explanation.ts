import type { Explanation } from '@ninefold/specification/explain';
import type { WhyExplanation } from '@ninefold/ui/patterns/why';
import { placeOf } from './fact-link.ts';

/** Converts an explanation for its window, with links into the specification. */
export function whyExplanation({ title, findings, remedies }: Explanation): WhyExplanation {
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
