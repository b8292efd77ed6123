import {
  type Entity,
  type Field,
  fieldLabel,
  isGenerated,
  isRequired,
  rulesOf,
  type Specification,
} from '@ninefold/specification';
import { type CheckedRecord, eventOf, isSetByDatabase } from '../constraints/index.ts';
import { recordProblemMessages } from './messages.ts';
import type { RecordProblem } from './record-problem.ts';

/** Returns the fields that would be NULL although they can't be, and that nothing in the database fills in. */
export function missingValues(
  specification: Specification,
  entity: Entity,
  record: CheckedRecord,
): readonly RecordProblem[] {
  const isNew = record.before === undefined;
  return entity.fields
    .filter((field) => isMissing(field, record))
    .map(({ name }) => {
      const rule = rulesOf(specification, entity).find(
        ({ kind, fields }) => kind === 'required' && fields[0] === name,
      );
      return {
        fields: [name],
        message: recordProblemMessages[isNew ? 'required' : 'notEmpty']({
          field: fieldLabel(entity, name),
        }),
        source: rule?.source ?? entity.source,
      };
    });
}

/** Whether NULL can be sent for a field. */
export function canBeNull(field: Field, event: 'insert' | 'update'): boolean {
  const { nullable, filledByTrigger } = field;
  if (nullable || isGenerated(field) || filledByTrigger !== undefined) return true;
  return isSetByDatabase(field, event);
}

function isMissing(field: Field, record: CheckedRecord): boolean {
  const { name } = field;
  if (canBeNull(field, eventOf(record))) return false;
  return Object.hasOwn(record.sent, name)
    ? record.sent[name] === null
    : record.before === undefined && isRequired(field);
}
