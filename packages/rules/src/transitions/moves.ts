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
export interface Move {
  /** Name of the field that holds the state. */
  readonly field: string;
  readonly from: string;
  readonly to: State;
  /** What a button says: "Complete"; the state's own label where the team gives none. */
  readonly label: string;
  /** Names of the roles that may make it; undefined where that is not told, so that any may. */
  readonly roles: readonly string[] | undefined;
  /** Names of the fields that must hold a value. */
  readonly needs: readonly string[];
  /** Those of `needs` that the record has no value in. */
  readonly missing: readonly string[];
  /** Whether the person may make it, once nothing is missing. */
  readonly mine: boolean;
}

/**
 * Where a record can go from the states that it is in, in the order of the declaration. Nothing where
 * no transitions are declared.
 *
 * @param values of the record, by field name.
 * @param roles of the person: the product's own and the database's.
 */
export function movesFrom(
  { states }: Specification,
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
  roles: readonly string[],
): readonly Move[] {
  const id = entityId(entity);
  return states
    .filter((state) => state.entity === id)
    .flatMap((state) =>
      (state.transitions.value ?? [])
        .filter(({ from }) => from === ownEntry(values, state.field))
        .flatMap((transition) => moveOf(entity, state, transition, values, roles) ?? []),
    );
}

function moveOf(
  entity: Entity,
  { field, states }: StateField,
  transition: Transition,
  values: Readonly<Record<string, unknown>>,
  roles: readonly string[],
): Move | undefined {
  const to = states.find(({ value }) => value === transition.to);
  if (to === undefined) return undefined;
  const needs = transition.needs?.value ?? [];
  return {
    field,
    from: transition.from,
    to,
    label: transition.label.value ?? to.label.value ?? to.value,
    roles: transition.roles.value,
    needs,
    missing: needs.filter((name) => isEmpty(ownEntry(values, name))),
    mine: mayMove(transition, roles) && mayChange(entity, field),
  };
}

export function mayMove({ roles }: Transition, own: readonly string[]): boolean {
  return roles.value === undefined || roles.value.some((role) => own.includes(role));
}

function mayChange(entity: Entity, field: string): boolean {
  return entity.grants.update && fieldOf(entity, field)?.grants.update === true;
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null;
}
