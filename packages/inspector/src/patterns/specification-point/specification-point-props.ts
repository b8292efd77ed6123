import type { ReactNode } from 'react';

export interface SpecificationPointProps {
  /** 1 to 9. */
  readonly number: number;
  readonly title: string;
  /** One or two sentences of what is known. */
  readonly summary?: ReactNode;
  /** At the end of the head: Markdown, JSON. */
  readonly actions?: ReactNode;
  readonly coverage: PointCoverageShown;
  /** Absent where there is nothing to search. */
  readonly search?: PointSearch;
  readonly previous?: PointLink;
  readonly next?: PointLink;
  /** The known facts. */
  readonly children?: ReactNode;
}

export interface PointCoverageShown {
  /** The number of its facts by source. */
  readonly shares: {
    readonly database: number;
    readonly declared: number;
    readonly derived: number;
    readonly platform: number;
    readonly notShown: number;
  };
  readonly statements: readonly PointStatement[];
  /** Single things that are not shown although something of the point is known. */
  readonly missing: readonly PointGap[];
}

/** One of the seventeen statements. */
export interface PointStatement {
  readonly key: string;
  /** "Its intended users or audience" */
  readonly statement: string;
  readonly status: 'known' | 'derived' | 'not shown';
  /** The way to make it known. */
  readonly wouldMakeKnown: string;
}

export interface PointGap {
  readonly what: string;
  readonly wouldMakeKnown: string;
}

export interface PointSearch {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The number of facts shown, and of all facts. */
  readonly found: number;
  readonly total: number;
  /** Names the search: "Search fields". */
  readonly label: string;
}

export interface PointLink {
  readonly label: string;
  readonly href: string;
}
