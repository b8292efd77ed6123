import type { RecordRow } from '@ninefold/data/records';
import { canDo } from '@ninefold/rules/permissions';
import type { Entity } from '@ninefold/specification';
import type { FieldChange, HistoryEntry } from '@ninefold/ui/patterns/change-history';
import type { FieldValue } from '@ninefold/ui/shapes';
import { formFields, refusalOf } from '../descriptors/index.ts';
import { askedOf, useScreen } from '../screen-context/index.ts';
import { useUndo } from './use-undo.ts';

/**
 * Returns what gives a record the values back that it had before a change. It returns undefined for a
 * change that the person may not write back, and for one whose fields have other values by now.
 */
export function useHistoryUndo(
  entity: Entity,
  row: RecordRow,
): (
  entry: Pick<HistoryEntry, 'kind' | 'changes' | 'hasMore'>,
) => (() => Promise<void>) | undefined {
  const { loaded, roles, acting } = useScreen();
  const undo = useUndo(entity);
  const { specification } = loaded;
  const asked = askedOf({ loaded, acting });
  const isClosed = canDo(asked, 'update', entity, { record: row }).answer === 'no';
  const editable = new Set(
    formFields(specification, entity, { mode: 'change', roles, row })
      .filter(({ readOnly }) => !readOnly)
      .map(({ name }) => name),
  );
  const canRestore = ({ field: { name }, after }: FieldChange): boolean => {
    const isRead = Object.hasOwn(row.values, name);
    return (
      isRead && !isClosed && editable.has(name) && isSame(row.values[name] ?? null, after.value)
    );
  };
  return ({ kind, changes, hasMore }) => {
    if (kind !== 'changed' || hasMore || changes.length === 0) return undefined;
    if (!changes.every(canRestore)) return undefined;
    const before = Object.fromEntries(
      changes.map(({ field, before }) => [field.name, before.value]),
    );
    if (refusalOf(asked, entity, row, before) !== undefined) return undefined;
    return async () => {
      const earlier = { ...row, values: { ...row.values, ...before } };
      await undo.takeBack(earlier, row, Object.keys(before));
    };
  };
}

function isSame(a: FieldValue, b: FieldValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
