import { type Entity, type Field, fieldLabel, type Specification } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import { checkRecord } from './check-record.ts';
import { recordProblemMessages } from './messages.ts';

/** A declared value of new records that the database would refuse. */
export interface RefusedStart {
  /** The key path in the declaration. */
  readonly path: string;
  readonly message: string;
}

/** Returns the declared values of new records' fields that a CHECK would certainly refuse, whatever else is entered. */
export function refusedStarts(specification: Specification): readonly RefusedStart[] {
  return specification.entities.flatMap((entity) =>
    entity.fields.flatMap((field) => refusedStart(specification, entity, field)),
  );
}

function refusedStart(
  specification: Specification,
  entity: Entity,
  field: Field,
): readonly RefusedStart[] {
  const { value: start, source } = field.startsWith ?? {};
  if (start === undefined || !('value' in start) || source?.from !== 'declared') return [];
  const { value, problem } = parseValue(start.value, field);
  if (problem !== undefined) return [];
  const record = { before: {}, sent: { [field.name]: value } };
  return checkRecord({ specification, declaration: {}, person: { roles: [] } }, entity, record).map(
    (refused) => ({
      path: source.at,
      message: recordProblemMessages.start({
        value: start.value,
        field: fieldLabel(entity, field.name),
        problem: refused.message,
      }),
    }),
  );
}
