import { formatList } from '@ninefold/messages';
import {
  type Entity,
  fieldLabel,
  inSentence,
  ownEntry,
  type Specification,
  type State,
  stateFieldOf,
  type StateField,
} from '@ninefold/specification';
import { hasRole, isEmpty } from './available-transitions.ts';
import { transitionMessages } from './messages.ts';

/** The record's state and the person's roles, on which the states in a form depend. */
export interface StateContext {
  /** The record's state; undefined for a new record, null for none. */
  readonly now: string | null | undefined;
  /** The person's roles: the product's own and the database's. */
  readonly roles: readonly string[];
}

/**
 * Returns the states that a form may offer: the initial ones, or the record's own and those that this
 * person can change it to. All of them where nothing is declared; undefined where the field has no
 * closed list.
 */
export function statesToChoose(
  specification: Specification,
  entity: Entity,
  field: string,
  context: StateContext,
): readonly State[] | undefined {
  const state = stateFieldOf(specification, entity, field);
  return state?.states.filter(({ value }) => isAvailable(state, value, context));
}

function isAvailable(state: StateField, value: string, { now, roles }: StateContext): boolean {
  if (value === now) return true;
  if (isEmpty(now)) return state.initial.value?.includes(value) ?? true;
  return (
    state.transitions.value === undefined ||
    state.transitions.value.some(
      (transition) =>
        transition.from === now && transition.to === value && hasRole(transition, roles),
    )
  );
}

/**
 * Returns the reason why a record can't change to a state, or to none; undefined where it can, or where
 * nothing is declared.
 *
 * @param values The record's values after the change, by field name; undefined is one that isn't known.
 */
export function stateProblem(
  specification: Specification,
  entity: Entity,
  field: string,
  context: StateContext,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const state = stateFieldOf(specification, entity, field);
  const next = ownEntry(values, field);
  if (state === undefined || next === context.now) return undefined;
  // Transitions lead from a state to a state.
  if (next === null && typeof context.now === 'string' && state.transitions.value !== undefined)
    return transitionMessages.cleared({ from: labelOf(state, context.now) });
  if (typeof next !== 'string') return undefined;
  const label = labelOf(state, next);
  if (!isAvailable(state, next, context)) return rejection(state, label, context);
  const transition = state.transitions.value?.find(
    ({ from, to }) => from === context.now && to === next,
  );
  const missing = (transition?.needs?.value ?? []).filter(
    (name) => (Object.hasOwn(values, name) ? values[name] : null) === null,
  );
  if (missing.length === 0) return undefined;
  const fields = formatList(missing.map((name) => inSentence(fieldLabel(entity, name))));
  return transitionMessages.missing({ state: label, fields });
}

function rejection(state: StateField, label: string, { now }: StateContext): string {
  if (typeof now !== 'string') return transitionMessages.start({ state: label });
  const from = labelOf(state, now);
  const isDeclared = state.transitions.value?.some(
    (transition) => transition.from === now && labelOf(state, transition.to) === label,
  );
  return transitionMessages[isDeclared === true ? 'role' : 'sequence']({ from, state: label });
}

function labelOf({ states }: StateField, value: string): string {
  return states.find((state) => state.value === value)?.label.value ?? value;
}
