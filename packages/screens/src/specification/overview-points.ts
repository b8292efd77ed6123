import type { Coverage, PointCoverage } from '@ninefold/specification/coverage';
import type { SpecificationPoint, WayToKnow } from '@ninefold/ui/patterns/specification-overview';
import { pointAddress } from '../addresses/index.ts';

/** The nine points as the overview shows them. */
export function specificationPoints({ points }: Coverage): readonly SpecificationPoint[] {
  return points.map((point) => ({
    number: point.number,
    title: point.title,
    href: pointAddress(point.key),
    figure: point.status === 'not shown' ? undefined : point.figure,
    shares: shares(point),
    summary: point.status === 'not shown' ? undefined : point.summary,
    statements:
      point.status === 'not shown' ? point.statements.map(({ label }) => ({ label })) : undefined,
    missing: point.status === 'not shown' ? undefined : missing(point),
  }));
}

/** Derived and platform facts count as neither known nor missing. */
function shares({ counts, statements, gaps }: PointCoverage) {
  const statementsMissing = statements.filter(({ status }) => status === 'not shown').length;
  return {
    database: counts.database,
    declared: counts.declared,
    notShown: statementsMissing + gaps.length,
  };
}

/** Of more gaps than these a card names the first ones and counts the others. */
const gapsNamed = 3;

function missing({ statements, gaps }: PointCoverage): readonly string[] {
  const all = [
    ...statements
      .filter(({ status }) => status === 'not shown')
      .map(({ label }) => `${label}: not shown`),
    ...gaps.map((gap) => `${gap} not shown`),
  ];
  if (all.length <= gapsNamed + 1) return all;
  return [...all.slice(0, gapsNamed), `${all.length - gapsNamed} more not shown`];
}

/** How a team makes more known. */
export const waysToKnow: readonly WayToKnow[] = [
  {
    title: 'Connect your database',
    text: 'Its catalog is read with the role of the person who signs in. Nothing is changed.',
    code: 'SUPABASE_URL=https://… SUPABASE_PUBLISHABLE_KEY=sb_publishable_… pnpm start',
  },
  {
    title: 'Write down what you know',
    text: 'One typed file. The editor says what does not fit.',
    code: 'apps/web/specification.ts',
  },
];
