import {
  type Contradiction,
  type Fact,
  isKnown,
  type Source,
  type Specification,
} from '../model/index.ts';
import { type Gap, gaps } from './gaps.ts';
import { coverageMessages } from './messages.ts';
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
  /** The number of known statements out of seventeen. */
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
  const texts = pointTexts();
  const points = texts.map((text) => pointCoverage(specification, text, facts));
  const statements = points.flatMap((point) => point.statements);
  return {
    points,
    counts: countSources(texts.flatMap((text) => factsOnce(text, facts))),
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
  const nothing = { figure: coverageMessages.notShown, summary: '' };
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

/** The number of facts by their source. */
export type SourceCounts = Readonly<Record<Source['from'], number>>;

/**
 * `known`: at least one fact is from the database or declared. `derived`: there
 * are facts, all of them made from others or the platform's. `not shown`: none.
 */
export type CoverageStatus = 'known' | 'derived' | 'not shown';

function countSources(sources: readonly Source[]): SourceCounts {
  const counts = { database: 0, declared: 0, platform: 0, derived: 0 };
  for (const { from } of sources) counts[from] += 1;
  return counts;
}

function statusOf(counts: SourceCounts): CoverageStatus {
  if (counts.database + counts.declared > 0) return 'known';
  return counts.derived + counts.platform > 0 ? 'derived' : 'not shown';
}

/** The sources of the known facts behind each statement. */
type StatementFacts = Readonly<Record<string, readonly Source[]>>;

function statementFacts(specification: Specification): StatementFacts {
  const { purpose, screens, entities, states, rules, permissions, calls, errors, limits } =
    specification;
  const fields = entities.flatMap((entity) => entity.fields);
  const { grants, policies = [], functions = [] } = permissions;
  return {
    title: known(purpose.title),
    purpose: known(purpose.purpose),
    audience: known(purpose.audience),
    screens: [
      ...screens.flatMap((screen) => [screen.source, ...known(screen.description, screen.roles)]),
      ...entities.flatMap(({ list }) =>
        known(list?.columns, list?.order, list?.filters, list?.pageSize, list?.view, list?.views),
      ),
    ],
    routes: screens.map(sourceOf),
    parameters: screens.filter(({ parameters }) => parameters.length > 0).map(sourceOf),
    entities: entities.flatMap((entity) => [
      entity.source,
      ...known(entity.label, entity.plural, entity.description, entity.display),
      ...known(entity.group, entity.hidden),
      ...entity.references.map(sourceOf),
      ...(entity.indexes ?? []).map(sourceOf),
      ...(entity.triggers ?? []).flatMap((trigger) => [
        trigger.source,
        ...known(trigger.description),
      ]),
      ...(entity.publications ?? []).map(sourceOf),
    ]),
    fields: fields.flatMap((field) => [
      field.source,
      ...known(field.label, field.description, field.hidden),
    ]),
    statuses: states.flatMap((state) => [
      state.source,
      ...state.states.flatMap(({ label, tone, final }) => known(label, tone, final)),
    ]),
    transitions: states.flatMap(({ initial, transitions, category }) => [
      // That nothing moves through a list is known of its transitions too.
      ...known(initial, category),
      ...(transitions.value ?? []).flatMap(() => known(transitions)),
    ]),
    rules: rules.flatMap((rule) => [rule.source, ...known(rule.description)]),
    roles: permissions.roles.flatMap((role) => [
      role.source,
      ...known(role.label, role.description),
    ]),
    permissions: [
      ...[...grants, ...functions].map(sourceOf),
      ...policies.flatMap((policy) => [policy.source, ...known(policy.description)]),
    ],
    calls: calls.flatMap((call) => [
      call.source,
      ...known(call.description, call.function?.description),
    ]),
    client: calls.map(sourceOf),
    errors: errors.flatMap((entry) => [entry.source, ...known(entry.statement)]),
    messages: errors.flatMap(({ message, reaction }) => known(message, reaction)),
    limits: limits.map(sourceOf),
  };
}

/** Statements that rest on the same facts as another: counted once in their point. */
const repeated = new Set(['routes', 'parameters', 'client']);

function sourceOf({ source }: { readonly source: Source }): Source {
  return source;
}

function known(...facts: readonly (Fact<unknown> | undefined)[]): readonly Source[] {
  return facts.filter(isKnown).map(sourceOf);
}
