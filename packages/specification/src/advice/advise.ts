import type { Specification } from '../model/specification.ts';
import { type Advice, type AdviceLevel, lints } from './advice.ts';
import { functionFindings } from './functions.ts';
import { policyFindings } from './policies.ts';
import { tableFindings } from './tables.ts';
import { viewFindings } from './views.ts';

const levels: readonly AdviceLevel[] = ['error', 'warning', 'info'];

/** What Supabase's database linter would report of a team's specification, the worst first. */
export function advise(specification: Specification): readonly Advice[] {
  return [tableFindings, viewFindings, functionFindings, policyFindings]
    .flatMap((findingsOf) => findingsOf(specification))
    .map((finding): Advice => ({ ...finding, level: lints[finding.lint] }))
    .toSorted(
      (a, b) =>
        levels.indexOf(a.level) - levels.indexOf(b.level) ||
        (a.lint < b.lint ? -1 : Number(a.lint > b.lint)),
    );
}
