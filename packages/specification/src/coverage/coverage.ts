import type { Contradiction, Source, Specification } from '../model/index.ts';
import { countSources, type CoverageStatus, type SourceCounts, statusOf } from './counts.ts';
import { repeated, statementFacts, type StatementFacts } from './facts.ts';
import { type Gap, gaps } from './gaps.ts';
import { type PointText, pointTexts, type StatementText } from './statements.ts';
import { type PointSummary, summaries } from './summaries.ts';

/** One of the nine points. */
export interface PointCoverage extends Omit<PointText, 'statements'>, PointSummary {
  readonly status: CoverageStatus;
  /** Each fact once. */
  readonly counts: SourceCounts;
  readonly statements: readonly StatementCoverage[];
  /** Single things of this point that are not shown: "Equipment condition: transitions". */
  readonly gaps: readonly string[];
  /** The same, each with what would make it known. */
  readonly missing: readonly Gap[];
}

/** One of the seventeen statements. */
export interface StatementCoverage extends StatementText {
  readonly status: CoverageStatus;
  readonly counts: SourceCounts;
}

export interface Coverage {
  readonly points: readonly PointCoverage[];
  readonly counts: SourceCounts;
  /** Points of which at least one statement is known. */
  readonly pointsKnown: number;
  /** Of the seventeen. */
  readonly statementsNotShown: number;
  /** Declarations that contradict the database or each other. */
  readonly contradictions: readonly Contradiction[];
}

/**
 * Counts the facts of each point and statement, and lists the unknown ones with what would make them
 * known. Platform and derived facts are counted, but make nothing known.
 */
export function coverage(specification: Specification): Coverage {
  const facts = statementFacts(specification);
  const points = pointTexts.map((text) => pointCoverage(specification, text, facts));
  const statements = points.flatMap((point) => point.statements);
  return {
    points,
    counts: countSources(pointTexts.flatMap((text) => factsOnce(text, facts))),
    pointsKnown: points.filter(({ status }) => status === 'known').length,
    statementsNotShown: statements.filter(({ status }) => status === 'not shown').length,
    contradictions: specification.contradictions ?? [],
  };
}

/** Returns the sources of a point's facts, each once. */
function factsOnce({ key, statements }: PointText, facts: StatementFacts): readonly Source[] {
  const keys = statements.map((text) => text.key).filter((each) => !repeated.has(each));
  return (key === 'purpose' ? ['title', ...keys] : keys).flatMap((each) => facts[each] ?? []);
}

function pointCoverage(
  specification: Specification,
  point: PointText,
  facts: StatementFacts,
): PointCoverage {
  const { number, key, title } = point;
  const statements = point.statements.map((text) => {
    const counts = countSources(facts[text.key] ?? []);
    return { ...text, counts, status: statusOf(counts) };
  });
  const counts = countSources(factsOnce(point, facts));
  const isEmpty = statusOf(counts) === 'not shown';
  const nothing = { figure: 'not shown', summary: '' };
  const missing = isEmpty ? [] : gaps[key](specification);
  return {
    number,
    key,
    title,
    status: statusOf(countSources(statements.flatMap((each) => facts[each.key] ?? []))),
    counts,
    statements,
    ...(isEmpty ? nothing : summaries[key](specification)),
    gaps: missing.map(({ what }) => what),
    missing,
  };
}
