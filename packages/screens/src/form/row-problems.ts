import { problemOf } from '@ninefold/ui/patterns/record-form';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import type { ChildKind } from './child-kinds.ts';
import { enteredFields, type KeptRow } from './kept-row.ts';

/** Returns what keeps a field of a row from being saved. */
export function problemIn(
  kind: ChildKind,
  { record, initial, texts, unreadable }: KeptRow,
  field: FieldDescriptor,
): string | undefined {
  const { name } = field;
  const entry = {
    field,
    initial: initial[name] ?? null,
    text: texts[name] ?? null,
    explicitNull: false,
  };
  const mode = record === undefined ? 'create' : 'change';
  return unreadable[name] ?? problemOf(entry, mode, kind.checkOf(record), texts);
}

/** Returns what keeps a row from being saved, by field. */
export function problemsIn(kind: ChildKind, row: KeptRow): Readonly<Record<string, string>> {
  return Object.fromEntries(
    enteredFields(row).flatMap((field) => {
      const problem = problemIn(kind, row, field);
      return problem === undefined ? [] : [[field.name, problem]];
    }),
  );
}
