import { type Fact, isKnown, notShown } from './fact.ts';
import { fieldOf, findEntity } from './queries.ts';
import type { Field, Specification, StateField } from './specification.ts';

/** Returns the initial states of records: the declared ones, else the column's default. */
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

/** Returns the state that is the column's default, if the default is a plain literal. */
export function defaultState(
  { default: sql }: Pick<Field, 'default'>,
  { states }: StateField,
): string | undefined {
  return states.find(({ value }) => {
    const literal = `'${value.replaceAll("'", "''")}'`;
    return sql === literal || sql?.startsWith(`${literal}::`) === true;
  })?.value;
}
