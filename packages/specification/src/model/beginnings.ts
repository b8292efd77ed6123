import { type Fact, isKnown, notShown } from './fact.ts';
import { fieldOf, findEntity } from './queries.ts';
import type { Field, Specification, StateField } from './specification.ts';

/** Where records begin: the states that the team declares, else the one that the column's default gives. */
export function beginningOf(
  specification: Specification,
  state: StateField,
): Fact<readonly string[]> {
  if (isKnown(state.initial)) return state.initial;
  const entity = findEntity(specification, state.entity);
  const field = entity && fieldOf(entity, state.field);
  const value = field && defaultState(field, state);
  return field === undefined || value === undefined
    ? notShown
    : { value: [value], source: field.source };
}

/** The state that a plain literal as the column's default gives; anything else is computed. */
export function defaultState(
  { default: sql }: Pick<Field, 'default'>,
  { states }: StateField,
): string | undefined {
  return states.find(({ value }) => {
    const literal = `'${value.replaceAll("'", "''")}'`;
    return sql === literal || sql?.startsWith(`${literal}::`) === true;
  })?.value;
}
