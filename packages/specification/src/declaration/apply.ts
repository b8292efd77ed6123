import { pathOf } from '../key-path/index.ts';
import type { Limit, Specification } from '../model/index.ts';
import { renderStatements } from '../phrases/index.ts';
import type { Declaration } from './declaration.ts';
import { applyEntities } from './entities.ts';
import { applyMessages } from './errors.ts';
import { declarationMessages } from './messages.ts';
import { declaredFacts, type DeclarationProblem, ProblemList, textOfValue } from './problems.ts';
import { applyRoles } from './roles.ts';
import { applyScreens } from './screens.ts';
import { applyStates } from './states.ts';
import { declaredValueFormat } from './value-format.ts';

export interface AppliedDeclaration {
  readonly specification: Specification;
  readonly problems: readonly DeclarationProblem[];
}

/**
 * Applies what screens need of a declaration. Declared labels, descriptions, orders and messages win,
 * but nothing declared makes more possible than the database allows: an unknown entity, field or
 * state is a problem and left out. Without any entity there is one problem, and points 1, 6, 8 and 9
 * apply.
 */
export function applyDeclaration(
  specification: Specification,
  declaration: Declaration,
): AppliedDeclaration {
  const { entities = {}, states = {}, screens = {} } = declaration;
  const problems = new ProblemList();
  declaredValueFormat(declaration, problems);
  const permissions = applyRoles(specification.permissions, declaration.roles ?? {});
  const known = applyEntities(
    specification.entities,
    {
      entities,
      lists: screens.lists ?? {},
      roles: new Set(permissions.roles.map(({ name }) => name)),
    },
    problems,
  );
  const named = { ...specification, permissions, entities: known };
  const applied = renderStatements({
    ...named,
    purpose: {
      ...specification.purpose,
      ...declaredFacts(declaration, ['title', 'purpose', 'audience'], (key) => key),
    },
    screens: applyScreens(specification.screens, known, screens.own ?? {}, problems),
    states: applyStates({ specification: named, problems }, states),
    errors: applyMessages(specification.errors, declaration.messages ?? {}),
    limits: [...specification.limits, ...declaredLimits(declaration)],
  });
  const namesEntities = declaration.entities ?? declaration.states ?? screens.lists;
  // One problem says that nothing can be found, not one for each name.
  return known.length === 0 && namesEntities !== undefined
    ? { specification: applied, problems: [nothingKnown()] }
    : { specification: applied, problems: problems.problems };
}

function nothingKnown(): DeclarationProblem {
  return { path: 'entities', message: declarationMessages.noEntities, nearest: [] };
}

function declaredLimits({ limits = {} }: Declaration): readonly Limit[] {
  return Object.entries(limits).map(([name, limit]) => {
    const { label, value } = typeof limit === 'object' ? limit : { value: limit };
    return {
      name,
      ...(label !== undefined && { label }),
      value: textOfValue(value),
      source: { from: 'declared', at: pathOf('limits', name) },
    };
  });
}
