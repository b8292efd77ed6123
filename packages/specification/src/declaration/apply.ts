import type { Limit, Purpose, Specification } from '../model/specification.ts';
import { renderStatements } from '../phrases/index.ts';
import type { Declaration } from './declaration.ts';
import { applyEntities } from './entities.ts';
import { applyMessages } from './errors.ts';
import {
  declaredAt,
  pathOf,
  ProblemList,
  textOfValue,
  type DeclarationProblem,
} from './problems.ts';
import { applyRoles } from './roles.ts';
import { applyScreens } from './screens.ts';
import { applyStates } from './states.ts';
import { declaredValueFormat } from './value-format.ts';

export interface AppliedDeclaration {
  readonly specification: Specification;
  readonly problems: readonly DeclarationProblem[];
}

/**
 * Joins what the team declares to what the database says. Declared labels,
 * descriptions, orders and messages win; nothing declared makes more possible
 * than the database allows: an entity, field or state that it does not have is
 * a problem and left out.
 *
 * Where no entity is known at all there is one problem, and points 1, 6, 8 and 9 apply.
 */
export function applyDeclaration(
  specification: Specification,
  declaration: Declaration,
): AppliedDeclaration {
  const applied = applyAll(specification, declaration);
  const speaksOfEntities = declaration.entities ?? declaration.states ?? declaration.screens?.lists;
  if (specification.entities.length > 0 || speaksOfEntities === undefined) return applied;
  // Nothing that it names can be found: one problem says so, not one for each name.
  return { ...applied, problems: [nothingKnown] };
}

const nothingKnown: DeclarationProblem = {
  path: 'entities',
  message:
    'No entity is known: there is no database, or this account has no access to it. Declarations about entities apply once there is one.',
  nearest: [],
};

function applyAll(specification: Specification, declaration: Declaration): AppliedDeclaration {
  const problems = new ProblemList();
  declaredValueFormat(declaration, problems);
  const permissions = applyRoles(specification.permissions, declaration.roles ?? {});
  const entities = applyEntities(
    specification.entities,
    {
      entities: declaration.entities ?? {},
      lists: declaration.screens?.lists ?? {},
      roles: new Set(permissions.roles.map(({ name }) => name)),
    },
    problems,
  );
  const named = { ...specification, permissions, entities };
  return {
    specification: renderStatements({
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
    value: textOfValue(typeof value === 'object' ? value.value : value),
    source: { from: 'declared', at: pathOf('limits', name) },
  }));
}
