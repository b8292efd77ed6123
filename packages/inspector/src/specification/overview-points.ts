import type { Coverage, PointCoverage } from '@ninefold/specification/coverage';
import type { SpecificationPoint, WayToKnow } from '../patterns/specification-overview/index.ts';
import { pointAddress } from '@ninefold/screens/inspector';
import { specificationMessages } from './messages.ts';

/** The nine points for the overview. Derived and platform facts count as neither known nor missing. */
export function specificationPoints({ points }: Coverage): readonly SpecificationPoint[] {
  return points.map((point) => {
    const { key, number, title, counts, statements, gaps, status, figure, summary } = point;
    const unknown = statements.filter((each) => each.status === 'not shown');
    const shares = { ...counts, notShown: unknown.length + gaps.length };
    const card = { number, title, href: pointAddress(key), shares };
    return status === 'not shown'
      ? { ...card, statements }
      : { ...card, figure, summary, missing: missing(unknown, gaps) };
  });
}

/** The number of gaps that a card names. It counts the others. */
const gapsNamed = 3;

function missing(
  statements: PointCoverage['statements'],
  gaps: PointCoverage['gaps'],
): readonly string[] {
  const all = [
    ...statements.map(({ label }) => specificationMessages.notShown({ what: label })),
    ...gaps.map((gap) => specificationMessages.notShown({ what: gap })),
  ];
  if (all.length <= gapsNamed + 1) return all;
  return [
    ...all.slice(0, gapsNamed),
    specificationMessages.moreNotShown({ count: all.length - gapsNamed }),
  ];
}

/** Returns how a team makes more known. */
export function waysToKnow(): readonly WayToKnow[] {
  return [
    {
      title: specificationMessages.connect,
      text: specificationMessages.connectText,
      code: 'SUPABASE_URL=https://… SUPABASE_PUBLISHABLE_KEY=sb_publishable_…',
    },
    {
      title: specificationMessages.writeDown,
      text: specificationMessages.writeDownText,
      code: 'specification.ts',
    },
  ];
}
