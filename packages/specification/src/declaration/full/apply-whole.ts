import type { Contradiction, Specification } from '../../model/specification.ts';
import { applyDeclaration, type AppliedDeclaration } from '../apply.ts';
import type { Declaration } from '../declaration.ts';
import { ProblemList, type DeclarationProblem } from '../problems.ts';
import { checkAccess } from './access.ts';
import { applyCalls } from './calls.ts';
import { checkFields } from './fields.ts';
import { checkFilters } from './filters.ts';
import { fittingDeclaration } from './keys.ts';
import { applyLimits, applyQuotas } from './limits.ts';
import { applyPermissions } from './permissions.ts';
import { applyRules } from './rules.ts';
import { applyEntityScreens, applyScreenRoles, checkScreens } from './screens.ts';
import { checkStates } from './states.ts';
import { reportWithoutEffect } from './without-effect.ts';

/**
 * Everything that a declaration says, joined to what the database says: what
 * `applyDeclaration` applies for the screens, and the rest, which only a document,
 * the `ninefold` command and the screen of the specification tell: who sees which
 * screen, rules, permissions and quotas, calls and limits. What is declared
 * against the database or against itself is left out and told as a
 * contradiction; a key that no declaration has is a problem.
 */
export function applyWholeDeclaration(
  specification: Specification,
  declaration: Declaration,
): AppliedDeclaration {
  const list = new ProblemList();
  const fitting = fittingDeclaration(declaration, list);
  const applied = applyDeclaration(specification, fitting);
  const problems = [...list.problems, ...applied.problems];
  return applyRemainder({ specification: applied.specification, problems }, fitting);
}

/** What `applyDeclaration` left, for where that was done already. */
export function applyRemainder(
  applied: AppliedDeclaration,
  declaration: Declaration,
): AppliedDeclaration {
  const list = new ProblemList();
  const whole =
    applied.specification.entities.length === 0
      ? applied.specification
      : applyAll(applied, declaration, list);
  const problems = [...applied.problems, ...list.problems];
  const contradictions = problems.flatMap(contradictionOf);
  return {
    specification: contradictions.length === 0 ? whole : { ...whole, contradictions },
    problems,
  };
}

function applyAll(
  { specification: known, problems: told }: AppliedDeclaration,
  declaration: Declaration,
  problems: ProblemList,
): Specification {
  const surroundings = { specification: known, problems };
  checkFields(surroundings, declaration.entities ?? {});
  checkStates(surroundings, declaration.states ?? {});
  checkAccess(surroundings, declaration.access ?? {});
  checkScreens(surroundings, declaration.screens ?? {});
  checkFilters(surroundings, declaration.screens?.lists ?? {});
  reportWithoutEffect(surroundings, declaration, told);
  return {
    ...known,
    screens: applyScreenRoles(
      surroundings,
      applyEntityScreens(surroundings, declaration.screens?.entities ?? {}),
      declaration.screens?.own ?? {},
    ),
    rules: [...known.rules, ...applyRules(surroundings, declaration.rules ?? {})],
    permissions: applyPermissions(surroundings, declaration.roles ?? {}),
    calls: applyCalls(surroundings, declaration.calls ?? {}),
    limits: [
      ...applyLimits(surroundings, declaration.limits ?? {}),
      ...applyQuotas(declaration.roles ?? {}),
    ],
  };
}

function contradictionOf({ path, message, against }: DeclarationProblem): readonly Contradiction[] {
  return against === undefined ? [] : [{ at: path, statement: message, against }];
}
