import type { FieldDescriptor, FieldKind } from '../shapes/index.ts';

/** The kinds, and the types of the kind `other` that have an input and a display of their own. */
export type FieldForm = FieldKind | 'composite' | 'multirange';

/** Returns what a field's values are shown and entered by. */
export function formOf({ kind, elementKind, attributes }: FieldDescriptor): FieldForm {
  if (kind !== 'other') return kind;
  if (attributes !== undefined) return 'composite';
  return elementKind === undefined ? kind : 'multirange';
}
