import { type Entity, referenceOfField } from '@ninefold/specification';
import type { FieldDescriptor, RecordLink, RecordRow } from '@ninefold/ui/shapes';
import { useMemo } from 'react';
import { withCustomCells } from '../custom-code/custom-cells/index.ts';
import { fieldsNamed, readableFields } from '../descriptors/index.ts';
import { useScreen } from '../screen-context/index.ts';

/** Returns what finds the fields that the person may read, by name. */
export function useFieldsNamed(
  entity: Entity,
): (...names: readonly string[]) => readonly FieldDescriptor[] {
  const { specification, declaration } = useScreen().loaded;
  const all = useMemo(
    () => withCustomCells(readableFields(specification, entity), entity, declaration),
    [specification, declaration, entity],
  );
  return (...names) => fieldsNamed(all, names);
}

/** '' where a field has no value, or one that is not written as one text. */
export function textIn(row: RecordRow | undefined, field: string): string {
  const value = row?.values[field];
  return typeof value === 'string' ? value : '';
}

export function linkIn(entity: Entity, row: RecordRow, field: string): RecordLink | null {
  const reference = referenceOfField(entity, field);
  return reference === undefined ? null : (row.links[reference.constraint] ?? null);
}
