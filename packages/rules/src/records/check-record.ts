import { type Entity, fieldOf, stateFieldOf } from '@ninefold/specification';
import { type CheckedRecord, fieldsOfChecks, refusedChecks } from '../constraints/index.ts';
import type { Context } from '../expressions/index.ts';
import { type Asked, permittingFields } from '../permissions/index.ts';
import { stateProblem } from '../transitions/index.ts';
import { missingValues } from './missing-values.ts';
import type { RecordProblem } from './record-problem.ts';
import { refusedByPolicies } from './refused-policies.ts';

/**
 * Returns why the database would certainly refuse a record: values that it lacks, states that it can't take, CHECK
 * constraints, and policies. What only the database knows is left to it.
 *
 * @param record A value that is sent as undefined is not known, and NULL is null.
 * @param context The moment of the check, by default now.
 */
export function checkRecord(
  asked: Asked,
  entity: Entity,
  record: CheckedRecord,
  context?: Context,
): readonly RecordProblem[] {
  const { specification } = asked;
  return [
    ...missingValues(specification, entity, record),
    ...refusedStates(asked, entity, record),
    ...refusedChecks(specification, entity, record, context).map(({ fields, message, source }) => ({
      fields,
      message,
      source,
    })),
    ...refusedByPolicies(asked, entity, record),
  ];
}

function refusedStates(
  { specification, person: { roles } }: Pick<Asked, 'specification' | 'person'>,
  entity: Entity,
  { before, sent }: CheckedRecord,
): readonly RecordProblem[] {
  // A value that wasn't read isn't known, and isn't empty.
  const unread = before && Object.fromEntries(entity.fields.map(({ name }) => [name, undefined]));
  const values = { ...unread, ...before, ...sent };
  return Object.keys(sent).flatMap((name) => {
    const state = stateFieldOf(specification, entity, name);
    // The state of a record that people may not read isn't known.
    if (state === undefined || (before !== undefined && !Object.hasOwn(before, name))) return [];
    const now = before?.[name];
    const context = {
      roles,
      now: before === undefined ? undefined : typeof now === 'string' ? now : null,
    };
    const message = stateProblem(specification, entity, name, context, values);
    if (message === undefined) return [];
    const { source } = typeof context.now === 'string' ? state.transitions : state.initial;
    return [{ fields: [name], message, source: source.from === 'none' ? state.source : source }];
  });
}

/**
 * Returns the names of the fields that decide whether a change of some fields is refused, as far as people may
 * read them.
 */
export function decidingFields(
  asked: Asked,
  entity: Entity,
  changed: readonly string[],
): readonly string[] {
  const { specification } = asked;
  const needed = changed.flatMap((name) =>
    (stateFieldOf(specification, entity, name)?.transitions.value ?? []).flatMap(
      ({ needs }) => needs?.value ?? [],
    ),
  );
  const read = fieldsOfChecks(specification, entity).filter((fields) =>
    fields.some((name) => changed.includes(name)),
  );
  const permitting = permittingFields(asked, 'update', entity, changed);
  return [...new Set([...changed, ...needed, ...read.flat(), ...permitting])].filter(
    (name) => fieldOf(entity, name)?.grants.select,
  );
}
