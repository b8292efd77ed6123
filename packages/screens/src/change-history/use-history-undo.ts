import type { RecordRow } from '@ninefold/data/records';
import { canDo } from '@ninefold/rules/permissions';
import { stateProblem } from '@ninefold/rules/transitions';
import type { Entity } from '@ninefold/specification';
import type { FieldChange, HistoryEntry } from '@ninefold/ui/patterns/change-history';
import type { FieldValue } from '@ninefold/ui/shapes';
import { formFields } from '../descriptors/index.ts';
import { askedOf, useScreen } from '../screen-context/index.ts';
import { useUndo } from '../undo/index.ts';

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
  const { loaded, roles } = useScreen();
  const undo = useUndo(entity);
  const { specification } = loaded;
  const isClosed =
    canDo(askedOf({ loaded, roles }), 'update', entity, { record: row }).answer === 'no';
  const editable = new Set(
    formFields(specification, entity, { mode: 'change', roles, row })
      .filter(({ readOnly }) => !readOnly)
      .map(({ name }) => name),
  );
  const canRestore = ({ field: { name }, before, after }: FieldChange): boolean => {
    const now = row.values[name] ?? null;
    return (
      !isClosed &&
      editable.has(name) &&
      isSame(now, after.value) &&
      stateProblem(
        specification,
        entity,
        name,
        { roles, now: typeof now === 'string' ? now : null },
        { ...row.values, [name]: before.value },
      ) === undefined
    );
  };
  return ({ kind, changes, hasMore }) => {
    if (kind !== 'changed' || hasMore || changes.length === 0) return undefined;
    if (!changes.every(canRestore)) return undefined;
    const before = Object.fromEntries(
      changes.map(({ field, before }) => [field.name, before.value]),
    );
    return async () => {
      const earlier = { ...row, values: { ...row.values, ...before } };
      await undo.takeBack(earlier, row, Object.keys(before));
    };
  };
}

function isSame(a: FieldValue, b: FieldValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
