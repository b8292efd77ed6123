import { entityId } from '@ninefold/specification';
import { reportMessages } from './messages.ts';
import type { SeededTable } from './seed-database.ts';

/** Returns a line for each table: how many records it gets, or why none. */
export function seedReport(tables: readonly SeededTable[]): readonly string[] {
  const width = Math.max(0, ...tables.map(({ entity }) => entityId(entity).length));
  return tables
    .toSorted((a, b) => (entityId(a.entity) < entityId(b.entity) ? -1 : 1))
    .map((table) => `${entityId(table.entity).padEnd(width)}  ${resultOf(table)}`);
}

function resultOf({ stored, none, rejected }: SeededTable): string {
  const reason = rejected?.rejection.message ?? '';
  const by = rejected?.rejection.raisedBy ?? rejected?.rejection.constraint ?? '';
  if (stored > 0) {
    return rejected === undefined || rejected.count === 0
      ? reportMessages.records({ count: stored })
      : reportMessages.someRejected({ count: stored, reason, by });
  }
  if (rejected !== undefined) return reportMessages.allRejected({ reason, by });
  switch (none?.because) {
    case 'rule':
      return reportMessages.rule({
        rule: none.source.from === 'database' ? none.source.object : none.fields.join(', '),
      });
    case 'type':
      return reportMessages.type({ field: none.field, type: none.type });
    case 'reference':
      return reportMessages.reference({ constraint: none.constraint, entity: none.entity });
    case 'circle':
      return reportMessages.circle({ constraint: none.constraint, entity: none.entity });
    case 'triggers':
      return reportMessages.triggers({ count: none.count });
    case 'records':
      return reportMessages.hasRecords({ option: '--append' });
    default:
      return reportMessages.records({ count: 0 });
  }
}
