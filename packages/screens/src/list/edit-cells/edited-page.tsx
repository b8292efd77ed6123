import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { EditedValue } from '@ninefold/ui/patterns/cell-editing';
import type {
  FieldDescriptor,
  FieldValue,
  RecordLink,
  RecordRow as ShownRow,
} from '@ninefold/ui/shapes';
import type { ReactNode } from 'react';
import { enteredValues } from '../../descriptors/index.ts';
import { type EditRules, editProblem } from './cell-rules.ts';
import type { Edits, RecordEdits } from './edits.ts';

/** A row of a list, with edited values in place of its own. */
export type ListedRow = RecordRow & Pick<ShownRow, 'shown'>;

/** Shows edited values in place of the saved ones. Rows without edits stay the same. */
export function editedRows(
  rows: readonly ListedRow[],
  edits: Edits,
  entity: Entity,
  fields: readonly FieldDescriptor[],
  rules: EditRules,
): readonly ListedRow[] {
  return rows.map((row) => {
    const record = edits.get(row.id);
    if (record === undefined) return row;
    const shown: Record<string, ReactNode> = {};
    for (const field of fields) {
      const problem = editProblem(rules, record, field.name);
      // A rule may be about several cells, of which one is edited.
      if (!Object.hasOwn(record.texts, field.name) && problem === undefined) continue;
      shown[field.name] = (
        <EditedValue field={field} {...editedValue(entity, record, field)} problem={problem} />
      );
    }
    return { ...row, shown: { ...row.shown, ...shown } };
  });
}

/** The value that an edit sets, and the record that it refers to. */
export function editedValue(
  entity: Entity,
  { row, texts, links }: RecordEdits,
  { name, reference }: FieldDescriptor,
): { readonly value: FieldValue; readonly link: RecordLink | null } {
  if (!Object.hasOwn(texts, name)) {
    return {
      value: row.values[name] ?? null,
      link: (reference && row.links[reference.constraint]) ?? null,
    };
  }
  const value = enteredValues(entity, { [name]: texts[name] ?? null })[name];
  return {
    value: value ?? null,
    link: (reference && links[reference.constraint]) ?? null,
  };
}
