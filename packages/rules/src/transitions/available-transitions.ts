import {
  type Entity,
  entityId,
  fieldOf,
  ownEntry,
  type Specification,
  type State,
  type StateField,
  type Transition,
} from '@ninefold/specification';

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
 * @param roles The person's roles: the product's own and the database's.
 */
export function availableTransitions(
  { states }: Specification,
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
  roles: readonly string[],
): readonly AvailableTransition[] {
  const id = entityId(entity);
  return states
    .filter((state) => state.entity === id)
    .flatMap((state) =>
      (state.transitions.value ?? [])
        .filter(({ from }) => from === ownEntry(values, state.field))
        .flatMap((transition) => transitionFor(entity, state, transition, values, roles) ?? []),
    );
}

function transitionFor(
  entity: Entity,
  { field, states }: StateField,
  transition: Transition,
  values: Readonly<Record<string, unknown>>,
  roles: readonly string[],
): AvailableTransition | undefined {
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
    allowed: hasRole(transition, roles) && mayUpdate(entity, field),
  };
}

/** Returns whether one of the person's roles can take a transition. */
export function hasRole({ roles }: Transition, own: readonly string[]): boolean {
  return roles.value === undefined || roles.value.some((role) => own.includes(role));
}

function mayUpdate(entity: Entity, field: string): boolean {
  return entity.grants.update && fieldOf(entity, field)?.grants.update === true;
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null;
}
