import type { Specification } from './specification.ts';

/** How many facts come from where. */
export interface SourceCounts {
  readonly database: number;
  readonly declared: number;
  readonly platform: number;
  readonly derived: number;
}

/**
 * `known`: at least one fact is from the database or declared. `derived`: there
 * are facts, all of them made from others or the platform's. `not shown`: none.
 */
export type CoverageStatus = 'known' | 'derived' | 'not shown';

export type PointKey = keyof Specification;

/** One of the nine points. */
export interface PointCoverage {
  readonly number: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly key: PointKey;
  /** "Purpose and audience" */
  readonly title: string;
  readonly status: CoverageStatus;
  readonly counts: SourceCounts;
  /** The figure of the card: "14 · 146", "4 roles", "not shown". */
  readonly figure: string;
  /** One or two sentences: "14 entities, 146 fields, 31 references." */
  readonly summary: string;
  readonly statements: readonly StatementCoverage[];
  /** Single things of this point that are not shown: "Equipment condition: transitions". */
  readonly gaps: readonly string[];
}

/** One of the seventeen statements. */
export interface StatementCoverage {
  /** `purpose`, `audience`, `screens`, … */
  readonly key: string;
  /** "The intended users or audience" */
  readonly label: string;
  readonly status: CoverageStatus;
  readonly counts: SourceCounts;
  /** What a team can do to make it known, or to say more. */
  readonly wouldMakeKnown: string;
}

export interface Coverage {
  readonly points: readonly PointCoverage[];
  readonly counts: SourceCounts;
  /** Points of which at least one statement is known. */
  readonly pointsKnown: number;
  readonly statementsNotShown: number;
}

/** What is known of each point and statement, what is not, and what would make it known. */
export declare function coverage(specification: Specification): Coverage;
