import { pathOf } from '../../key-path/index.ts';
import {
  defaultState,
  type Entity,
  fieldOf,
  findEntity,
  type StateField,
} from '../../model/index.ts';
import type { ByName, StateDeclaration } from '../declaration.ts';
import { grantsSource, isGrantedByDatabase } from './database-grants.ts';
import type { ValidationContext } from '../problems.ts';
import { fullDeclarationMessages } from './messages.ts';

/** Point 4: reports transitions that the database refuses to a role, and missing initial states. */
export function checkStates(context: ValidationContext, declared: ByName<StateDeclaration>): void {
  const { specification } = context;
  for (const state of specification.states) {
    const declaration = declared[`${state.entity}.${state.field}`];
    const entity = findEntity(specification, state.entity);
    if (declaration === undefined || entity === undefined) continue;
    checkInitial(context, entity, state, declaration);
    checkTransitions(context, state, declaration);
  }
}

function checkInitial(
  { problems }: ValidationContext,
  entity: Entity,
  state: StateField,
  { initial }: StateDeclaration,
): void {
  const field = fieldOf(entity, state.field);
  const given = field && defaultState(field, state);
  if (initial === undefined || given === undefined || initial.includes(given)) return;
  problems.add(
    pathOf('states', `${state.entity}.${state.field}`, 'initial'),
    fullDeclarationMessages.initialState({ state: given }),
    field?.source,
  );
}

function checkTransitions(
  { specification, problems }: ValidationContext,
  { entity, field }: StateField,
  { transitions = [] }: StateDeclaration,
): void {
  for (const [index, { roles = [] }] of transitions.entries()) {
    for (const role of roles) {
      if (isGrantedByDatabase(specification, role, entity, 'update') !== false) continue;
      problems.add(
        `${pathOf('states', `${entity}.${field}`, 'transitions')}[${index}].roles`,
        fullDeclarationMessages.transitionNotGranted({ role, entity }),
        grantsSource(specification, role, entity),
      );
    }
  }
}
