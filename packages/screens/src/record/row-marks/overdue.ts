import { fulfils } from '@ninefold/rules/conditions';
import type { Entity, Field } from '@ninefold/specification';
import type { RecordMark } from '@ninefold/ui/shapes';
import { dayOf } from '@ninefold/values';
import type { MarkRow, Moment } from '../../descriptors/index.ts';
import { rowMarkMessages } from './messages.ts';

/**
 * Marks the declared due dates of an entity's records that are past. Nothing is marked by a guess
 * from a field's name.
 */
export function overdueMarks(entity: Entity, at: Moment): MarkRow {
  const due = entity.fields.flatMap((field) => {
    const conditions = field.due?.value?.while;
    return conditions === undefined ? [] : [{ field, isOpen: fulfils(entity, conditions) }];
  });
  const overdue: RecordMark = { label: rowMarkMessages.overdue, tone: 'danger' };
  return (row) => {
    const past = due.filter(
      ({ field, isOpen }) => isPast(field, row.values[field.name], at) && isOpen(row) === true,
    );
    if (past.length === 0) return row;
    return {
      ...row,
      marks: {
        ...row.marks,
        ...Object.fromEntries(past.map(({ field }) => [field.name, overdue])),
      },
    };
  };
}

function isPast(field: Field, value: unknown, { now, timeZone }: Moment): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return false;
  return field.kind === 'date' ? value < dayOf(now, timeZone) : Date.parse(value) < now;
}
