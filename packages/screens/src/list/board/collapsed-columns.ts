import { type Entity, entityId } from '@ninefold/specification';
import { keepInBrowser } from '@ninefold/ui/provider';
import { useMemo, useState } from 'react';
import { useIdentity } from '../../screen-context/index.ts';

/** A value of the board's field; null for the column of records without one. */
type ColumnValue = string | null;

/**
 * The collapsed columns of a board. A person's are kept in this browser.
 *
 * @param field The name of the field whose values are the columns.
 */
export function useCollapsedColumns(
  entity: Entity,
  field: string,
): readonly [readonly ColumnValue[], (value: ColumnValue, collapsed: boolean) => void] {
  const { project, person } = useIdentity();
  const key = `ninefold.board ${JSON.stringify([project, person, entityId(entity), field])}`;
  const [changed, setChanged] = useState<{
    readonly key: string;
    readonly values: readonly ColumnValue[];
  }>();
  const stored = useMemo(() => storedValues(key), [key]);
  const values = changed?.key === key ? changed.values : stored;
  return [
    values,
    (value, collapsed) => {
      const next = [...values.filter((each) => each !== value), ...(collapsed ? [value] : [])];
      setChanged({ key, values: next });
      keepInBrowser(key, JSON.stringify(next));
    },
  ];
}

function storedValues(key: string): readonly ColumnValue[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    // Columns that can't be read are all open.
    return [];
  }
}
