import {
  type Entity,
  entityId,
  fieldOf,
  ownEntry,
  type State,
  type StateField,
  type Transition,
} from '@ninefold/specification';
import type { Value } from '@ninefold/values';
import { type Asked, canDo } from '../permissions/index.ts';

/** A declared transition, for one record and one person. */
export interface AvailableTransition {
  /** Name of the field that holds the state. */
  readonly field: string;
  readonly from: string;
  readonly to: State;
  /** The label of a button, such as "Complete"; the state's own label where the team declares none. */
  readonly label: string;
  /** Names of the roles that can take it; undefined where the team declares none, so that any can. */
  readonly roles: readonly string[] | undefined;
  /** Names of the fields that must hold a value. */
  readonly requires: readonly string[];
  /** Fields in `requires` that have no value in the record. */
  readonly missing: readonly string[];
  /** Whether the person can take it once nothing is missing. */
  readonly allowed: boolean;
}

/**
 * Returns the transitions from the states of a record, in the order of the declaration; none where none
 * are declared.
 *
 * @param values The record's values, by field name.
 */
export function availableTransitions(
  asked: Asked,
  entity: Entity,
  values: Readonly<Record<string, Value>>,
): readonly AvailableTransition[] {
  const id = entityId(entity);
  return asked.specification.states
    .filter((state) => state.entity === id)
    .flatMap((state) => {
      const ways = state.transitions.value?.filter(
        ({ from }) => from === ownEntry(values, state.field),
      );
      if (ways === undefined || ways.length === 0) return [];
      const field = fieldOf(entity, state.field);
      const isClosed =
        field === undefined ||
        canDo(asked, 'transition', entity, { field, record: { values } }).answer === 'no';
      return ways.flatMap((transition) => {
        const found = transitionFor(state, transition, values);
        const allowed = !isClosed && hasRole(transition, asked.person.roles);
        return found === undefined ? [] : { ...found, allowed };
      });
    });
}

function transitionFor(
  { field, states }: StateField,
  transition: Transition,
  values: Readonly<Record<string, unknown>>,
): Omit<AvailableTransition, 'allowed'> | undefined {
  const to = states.find(({ value }) => value === transition.to);
  if (to === undefined) return undefined;
  const requires = transition.needs?.value ?? [];
  return {
    field,
    from: transition.from,
    to,
    label: transition.label.value ?? to.label.value ?? to.value,
    roles: transition.roles.value,
    requires,
    missing: requires.filter((name) => isEmpty(ownEntry(values, name))),
  };
}

/** Returns whether one of the person's roles can take a transition. */
export function hasRole({ roles }: Transition, own: readonly string[]): boolean {
  return roles.value === undefined || roles.value.some((role) => own.includes(role));
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null;
}
