import type { Specification } from '../../model/index.ts';
import { type AppliedDeclaration, applyDeclaration } from '../apply.ts';
import type { Declaration } from '../declaration.ts';
import { ProblemList } from '../problems.ts';
import { checkAccess } from './access.ts';
import { applyCalls } from './calls.ts';
import { applyErrorCodes } from './error-codes.ts';
import { checkChildren } from './children.ts';
import { checkFields } from './fields.ts';
import { checkFilters } from './filters.ts';
import { checkListViews } from './list-views.ts';
import { fittingDeclaration } from './keys.ts';
import { applyLimits, applyQuotas } from './limits.ts';
import { applyPermissions } from './permissions.ts';
import { applyRules } from './rules.ts';
import { applyEntityScreens, applyScreenRoles, checkScreens } from './screens.ts';
import { checkStates } from './states.ts';
import { reportWithoutEffect } from './without-effect.ts';

/**
 * Applies all of a declaration to a specification. What contradicts the database or another
 * declaration is left out and listed under `contradictions`; an unknown key is a problem.
 */
export function applyAll(
  specification: Specification,
  declaration: Declaration,
): AppliedDeclaration {
  const list = new ProblemList();
  const fitting = fittingDeclaration(declaration, list);
  const applied = applyDeclaration(specification, fitting);
  const problems = [...list.problems, ...applied.problems];
  return applyRulesAndPermissions({ specification: applied.specification, problems }, fitting);
}

/**
 * Applies what `applyDeclaration` leaves out, to its result: rules, permissions and quotas, calls,
 * limits and the roles of screens. Checks every name and value.
 */
export function applyRulesAndPermissions(
  applied: AppliedDeclaration,
  declaration: Declaration,
): AppliedDeclaration {
  const list = new ProblemList();
  const isBlank = applied.specification.entities.length === 0;
  const errors = applyErrorCodes(applied.specification.errors, list);
  const coded = { ...applied, specification: { ...applied.specification, errors } };
  const specification = isBlank ? coded.specification : applyParts(coded, declaration, list);
  // Of a database without anything, one problem is enough.
  const isSaid = isBlank && applied.problems.length > 0;
  const problems = [...applied.problems, ...(isSaid ? [] : list.problems)];
  const contradictions = problems.flatMap((problem) => {
    const { path: at, against } = problem;
    return against === undefined ? [] : [{ at, statement: problem.message, against }];
  });
  return {
    specification:
      contradictions.length === 0 ? specification : { ...specification, contradictions },
    problems,
  };
}

function applyParts(
  { specification, problems: found }: AppliedDeclaration,
  { entities = {}, states = {}, rules = {}, roles = {}, limits = {}, ...declaration }: Declaration,
  problems: ProblemList,
): Specification {
  const { access = {}, calls = {}, screens = {} } = declaration;
  const context = { specification, problems };
  checkFields(context, entities);
  checkChildren(context, entities);
  checkStates(context, states);
  checkAccess(context, access);
  checkScreens(context, screens);
  checkFilters(context, screens.lists ?? {});
  checkListViews(context, screens.lists ?? {});
  reportWithoutEffect(context, { entities, screens }, found);
  return {
    ...specification,
    screens: applyScreenRoles(
      context,
      applyEntityScreens(context, screens.entities ?? {}),
      screens.own ?? {},
    ),
    rules: [...specification.rules, ...applyRules(context, rules)],
    permissions: applyPermissions(context, roles),
    calls: applyCalls(context, calls),
    limits: [...applyLimits(context, limits), ...applyQuotas(roles)],
  };
}
