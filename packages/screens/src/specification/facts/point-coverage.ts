import type { Coverage, PointCoverage, PointKey } from '@ninefold/specification/coverage';
import type { PointCoverageShown, PointLink } from '@ninefold/ui/patterns/specification-point';
import { pointAddress } from '../../addresses/index.ts';

/** A point's coverage as its screen shows it. */
export function pointCoverage({ counts, statements, missing }: PointCoverage): PointCoverageShown {
  const unknown = statements.filter(({ status }) => status === 'not shown').length;
  return {
    shares: { ...counts, notShown: unknown + missing.length },
    statements: statements.map(({ key, statement, status, wouldMakeKnown }) => ({
      key,
      statement,
      status,
      wouldMakeKnown,
    })),
    missing,
  };
}

/** The points before and after one, as far as there are. */
export function neighbours(
  { points }: Coverage,
  key: PointKey,
): { readonly previous?: PointLink; readonly next?: PointLink } {
  const index = points.findIndex((point) => point.key === key);
  return { previous: link(points[index - 1]), next: link(points[index + 1]) };
}

function link(point: PointCoverage | undefined): PointLink | undefined {
  return point && { label: `${point.number} ${point.title}`, href: pointAddress(point.key) };
}
