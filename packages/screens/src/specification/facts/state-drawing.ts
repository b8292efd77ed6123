import {
  beginningOf,
  fieldLabel,
  findEntity,
  inSentence,
  isKnown,
  listed,
  type Specification,
  type StateField,
} from '@ninefold/specification';
import type { StateNode, StateTransition } from '@ninefold/ui/patterns/state-diagram';
import { roleLabel } from '../../descriptors/index.ts';
import { pointAddress } from '../../addresses/index.ts';
import { stateAnchor, stateTitle } from './states.ts';

/** Nodes and edges of a state diagram. */
export interface StateDrawing {
  readonly label: string;
  readonly states: readonly StateNode[];
  readonly transitions: readonly StateTransition[];
}

/** Returns the diagram of a field's states. Undefined unless transitions are declared. */
export function stateDrawing(
  specification: Specification,
  field: StateField,
): StateDrawing | undefined {
  const { states, transitions, category } = field;
  const initial = beginningOf(specification, field);
  if (!isKnown(transitions) || transitions.value.length === 0 || category?.value === true) {
    return undefined;
  }
  const entity = findEntity(specification, field.entity);
  const named = (name: string) =>
    entity === undefined ? name : inSentence(fieldLabel(entity, name));
  return {
    label: stateTitle(specification, field),
    states: states.map(({ value, label, tone, final }) => ({
      id: value,
      label: label.value ?? value,
      tone: tone.value,
      href: pointAddress('states', stateAnchor(field, value)),
      initial: initial.value?.includes(value) === true,
      final: final.value === true,
    })),
    transitions: transitions.value.map(({ from, to, label, roles, needs }) => ({
      id: `${from} ${to}`,
      from,
      to,
      label: label.value ?? 'not shown',
      by: roles.value && listed(roles.value.map((role) => roleLabel(specification, role) ?? role)),
      needs:
        needs?.value === undefined || needs.value.length === 0
          ? undefined
          : listed(needs.value.map(named)),
    })),
  };
}
