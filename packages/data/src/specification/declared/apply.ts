import type { Limit, Purpose, Specification } from '../specification.ts';
import { restate } from '../words/restate.ts';
import type { Declaration } from './declaration.ts';
import { applyEntities } from './entities.ts';
import { applyMessages } from './errors.ts';
import { declaredAt, pathOf, ProblemList, type DeclarationProblem } from './problems.ts';
import { applyRoles } from './roles.ts';
import { applyScreens } from './screens.ts';
import { applyStates } from './states.ts';

export interface AppliedDeclaration {
  readonly specification: Specification;
  readonly problems: readonly DeclarationProblem[];
}

/**
 * Joins what the team declares to what the database says. Declared labels,
 * descriptions, orders and messages win; nothing declared makes more possible
 * than the database allows: an entity, field or state that it does not have is
 * a problem and left out.
 */
export function applyDeclaration(
  specification: Specification,
  declaration: Declaration,
): AppliedDeclaration {
  const problems = new ProblemList();
  const permissions = applyRoles(specification.permissions, declaration.roles ?? {});
  const entities = applyEntities(
    specification.entities,
    { entities: declaration.entities ?? {}, lists: declaration.screens?.lists ?? {} },
    problems,
  );
  const named = { ...specification, permissions, entities };
  return {
    specification: restate({
      ...named,
      purpose: applyPurpose(specification.purpose, declaration),
      screens: applyScreens(
        specification.screens,
        entities,
        declaration.screens?.own ?? {},
        problems,
      ),
      states: applyStates({ specification: named, problems }, declaration.states ?? {}),
      errors: applyMessages(specification.errors, declaration.messages ?? {}, problems),
      limits: [...specification.limits, ...declaredLimits(declaration)],
    }),
    problems: problems.problems,
  };
}

function applyPurpose(known: Purpose, { title, purpose, audience }: Declaration): Purpose {
  return {
    title: title === undefined ? known.title : declaredAt(title, 'title'),
    purpose: purpose === undefined ? known.purpose : declaredAt(purpose, 'purpose'),
    audience: audience === undefined ? known.audience : declaredAt(audience, 'audience'),
  };
}

function declaredLimits({ limits = {} }: Declaration): readonly Limit[] {
  return Object.entries(limits).map(([name, value]) => ({
    name,
    value: String(value),
    source: { from: 'declared', at: pathOf('limits', name) },
  }));
}
