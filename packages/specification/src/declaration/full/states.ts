import { defaultState } from '../../model/beginnings.ts';
import { fieldOf, findEntity, stateFieldOf } from '../../model/queries.ts';
import type { Entity, StateField } from '../../model/specification.ts';
import type { StateDeclaration } from '../declaration.ts';
import { pathOf } from '../problems.ts';
import { grantsSource, mayByDatabase } from './possible.ts';
import type { Surroundings } from './surroundings.ts';

/** Point 4: moves that the database refuses to everybody who is to make them, and beginnings that it does not know. */
export function checkStates(
  surroundings: Surroundings,
  declared: { readonly [key: string]: StateDeclaration | undefined },
): void {
  const { specification } = surroundings;
  for (const { entity: id, field } of specification.states) {
    const declaration = declared[`${id}.${field}`];
    const entity = findEntity(specification, id);
    if (declaration === undefined || entity === undefined) continue;
    const state = stateFieldOf(specification, entity, field);
    if (state === undefined) continue;
    checkBeginning(surroundings, entity, state, declaration);
    checkMoves(surroundings, state, declaration);
  }
}

function checkBeginning(
  { problems }: Surroundings,
  entity: Entity,
  state: StateField,
  { initial }: StateDeclaration,
): void {
  const field = fieldOf(entity, state.field);
  const given = field && defaultState(field, state);
  if (initial === undefined || given === undefined || initial.includes(given)) return;
  problems.add(
    pathOf('states', `${state.entity}.${state.field}`, 'initial'),
    `A record starts as "${given}", the database's default. Add it here, or change the default.`,
    field?.source,
  );
}

function checkMoves(
  { specification, problems }: Surroundings,
  { entity, field }: StateField,
  { transitions = [] }: StateDeclaration,
): void {
  for (const [index, { roles = [] }] of transitions.entries()) {
    for (const role of roles) {
      if (mayByDatabase(specification, role, entity, 'update') !== false) continue;
      problems.add(
        `${pathOf('states', `${entity}.${field}`, 'transitions')}[${index}].roles`,
        `"${role}" cannot make this transition: the database does not let it edit ${entity}.`,
        grantsSource(specification, role, entity),
      );
    }
  }
}
