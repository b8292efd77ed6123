import type { PointKey, Specification } from '@ninefold/data/specification';
import type { FactSection } from '@ninefold/ui/patterns/specification-facts';

export interface PointFigureProps {
  readonly point: PointKey;
  readonly specification: Specification;
  readonly sections: readonly FactSection[];
}

/** What is drawn of a point before its facts. */
export function PointFigure(_props: PointFigureProps) {
  return null;
}

/** Each section of the point with what is drawn of it alone. */
export function withFigures(
  _specification: Specification,
  _point: PointKey,
  sections: readonly FactSection[],
): readonly FactSection[] {
  return sections;
}
