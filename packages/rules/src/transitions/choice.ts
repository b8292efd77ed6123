import {
  type Entity,
  fieldLabel,
  inSentence,
  listed,
  ownEntry,
  type Specification,
  type State,
  stateFieldOf,
  type StateField,
} from '@ninefold/specification';
import { isEmpty, mayMove } from './moves.ts';

/** What a form's states depend on. */
export interface Standing {
  /** The state that the record is in; undefined for a record that is being made, null for none. */
  readonly now: string | null | undefined;
  /** Roles of the person: the product's own and the database's. */
  readonly roles: readonly string[];
}

/**
 * The states that a form may offer: where a record begins, or the one that it is in and those that
 * this person may move it to. All of them where nothing is declared; undefined where the field has
 * no closed list.
 */
export function statesToChoose(
  specification: Specification,
  entity: Entity,
  field: string,
  standing: Standing,
): readonly State[] | undefined {
  const state = stateFieldOf(specification, entity, field);
  return state?.states.filter(({ value }) => isOpen(state, value, standing));
}

function isOpen(state: StateField, value: string, { now, roles }: Standing): boolean {
  if (value === now) return true;
  if (isEmpty(now)) return state.initial.value?.includes(value) ?? true;
  return (
    state.transitions.value === undefined ||
    state.transitions.value.some(
      (transition) =>
        transition.from === now && transition.to === value && mayMove(transition, roles),
    )
  );
}

/**
 * Why a record cannot take a state with the values beside it, in words; undefined where it can, or
 * where nothing is declared.
 *
 * @param values of the record as they would be, by field name.
 */
export function stateProblem(
  specification: Specification,
  entity: Entity,
  field: string,
  standing: Standing,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const state = stateFieldOf(specification, entity, field);
  const next = ownEntry(values, field);
  if (state === undefined || typeof next !== 'string' || next === standing.now) return undefined;
  const label = labelOf(state, next);
  if (!isOpen(state, next, standing)) return refusal(state, label, standing);
  const transition = state.transitions.value?.find(
    ({ from, to }) => from === standing.now && to === next,
  );
  const missing = (transition?.needs?.value ?? []).filter((name) =>
    isEmpty(ownEntry(values, name)),
  );
  if (missing.length === 0) return undefined;
  const names = listed(missing.map((name) => inSentence(fieldLabel(entity, name))));
  return `For “${label}”, enter ${names}.`;
}

function refusal(state: StateField, label: string, { now }: Standing): string {
  if (typeof now !== 'string') return `A record can’t start as “${label}”.`;
  const from = labelOf(state, now);
  const isDeclared = state.transitions.value?.some(
    (transition) => transition.from === now && labelOf(state, transition.to) === label,
  );
  return isDeclared === true
    ? `Your role can’t change this from “${from}” to “${label}”.`
    : `“${label}” can’t follow “${from}”.`;
}

function labelOf({ states }: StateField, value: string): string {
  return states.find((state) => state.value === value)?.label.value ?? value;
}
