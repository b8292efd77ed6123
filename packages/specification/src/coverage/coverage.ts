import type { Contradiction, Specification } from '../model/specification.ts';
import {
  addCounts,
  countSources,
  statusOf,
  type CoverageStatus,
  type SourceCounts,
} from './counts.ts';
import { repeated, statementFacts, type StatementFacts } from './facts.ts';
import { gaps, type Gap } from './gaps.ts';
import { pointTexts, type PointKey, type PointText } from './statements.ts';
import { summaries } from './summaries.ts';

/** One of the nine points. */
export interface PointCoverage {
  readonly number: PointText['number'];
  readonly key: PointKey;
  /** "Purpose and audience" */
  readonly title: string;
  readonly status: CoverageStatus;
  /** Each fact once. */
  readonly counts: SourceCounts;
  /** The figure of the card: "14 · 146", "4 roles"; "not shown" where there is nothing. */
  readonly figure: string;
  /** One or two sentences: "14 entities, 146 fields, 31 references."; '' where there is nothing. */
  readonly summary: string;
  readonly statements: readonly StatementCoverage[];
  /** Single things of this point that are not shown: "Equipment condition: transitions". */
  readonly gaps: readonly string[];
  /** The same, each with what would make it known. */
  readonly missing: readonly Gap[];
}

/** One of the seventeen statements. */
export interface StatementCoverage {
  /** `purpose`, `audience`, `screens`, … */
  readonly key: string;
  /** "Users or audience" */
  readonly label: string;
  /** "Whom it is for, its intended users or audience" */
  readonly statement: string;
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
  /** Of the seventeen. */
  readonly statementsNotShown: number;
  /** What is declared against the database or against itself. */
  readonly contradictions: readonly Contradiction[];
}

/**
 * What is known of each point and statement, what is not, and what would make it
 * known. Facts of the platform and derived ones are counted, but make nothing known.
 */
export function coverage(specification: Specification): Coverage {
  const facts = statementFacts(specification);
  const points = pointTexts.map((text) => pointCoverage(specification, text, facts));
  const statements = points.flatMap((point) => point.statements);
  return {
    points,
    counts: addCounts(points.map(({ counts }) => counts)),
    pointsKnown: points.filter(({ status }) => status === 'known').length,
    statementsNotShown: statements.filter(({ status }) => status === 'not shown').length,
    contradictions: specification.contradictions ?? [],
  };
}

function pointCoverage(
  specification: Specification,
  { number, key, title, statements: texts }: PointText,
  facts: StatementFacts,
): PointCoverage {
  const statements = texts.map((text) => {
    const counts = countSources(facts[text.key] ?? []);
    return { ...text, counts, status: statusOf(counts) };
  });
  const counts = addCounts([
    ...(key === 'purpose' ? [countSources(facts['title'] ?? [])] : []),
    ...statements.filter((each) => !repeated.has(each.key)).map((each) => each.counts),
  ]);
  const isEmpty = statusOf(counts) === 'not shown';
  const nothing = { figure: 'not shown', summary: '' };
  const missing = isEmpty ? [] : gaps[key](specification);
  return {
    number,
    key,
    title,
    status: statusOf(addCounts(statements.map((each) => each.counts))),
    counts,
    statements,
    ...(isEmpty ? nothing : summaries[key](specification)),
    gaps: missing.map(({ what }) => what),
    missing,
  };
}
