import type { Entity, Specification } from '@ninefold/specification';
import { type StateContext, stateProblem, statesToChoose } from '@ninefold/rules/transitions';
import type { FieldDescriptor, FieldText, RecordRow } from '@ninefold/ui/shapes';

/** What the states to choose from depend on. */
export interface StateChoice {
  readonly specification: Specification;
  readonly entity: Entity;
  /** Of the person who fills it in. */
  readonly roles: readonly string[];
  /** The record that is changed; undefined for one that is being made. */
  readonly row?: RecordRow;
}

/** Leaves at each field of a form only the states that the record can take. */
export function withAllowedStates(
  fields: readonly FieldDescriptor[],
  choice: StateChoice,
): readonly FieldDescriptor[] {
  return fields.map((field) => {
    const states = statesToChoose(
      choice.specification,
      choice.entity,
      field.name,
      standing(choice, field),
    );
    if (states === undefined) return field;
    const open = new Set(states.map(({ value }) => value));
    return { ...field, options: field.options?.filter(({ value }) => open.has(value)) };
  });
}

/** Returns why a record can't take the chosen state. Undefined if it can. */
export function stateChoiceProblem(
  choice: StateChoice,
  field: FieldDescriptor,
  entered: Readonly<Record<string, FieldText>>,
): string | undefined {
  const values = { ...choice.row?.values, ...entered };
  return stateProblem(
    choice.specification,
    choice.entity,
    field.name,
    standing(choice, field),
    values,
  );
}

function standing({ row, roles }: StateChoice, { name }: FieldDescriptor): StateContext {
  const now = row?.values[name];
  if (row === undefined) return { roles, now: undefined };
  return { roles, now: typeof now === 'string' ? now : null };
}
