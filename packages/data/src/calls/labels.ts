import { fieldLabels } from '@ninefold/specification/catalog';
import type { Attribute } from '@ninefold/specification';

/** Returns a function's label, made from its name: `free_technicians` → "Free technicians". */
export function functionLabel(name: string): string {
  return fieldLabels([{ name, kind: 'other', refers: false }]).get(name) ?? name;
}

/** Returns the labels of arguments and columns, by name: `from_date` → "From date". */
export function attributeLabels(attributes: readonly Attribute[]): ReadonlyMap<string, string> {
  return fieldLabels(attributes.map(({ name, kind }) => ({ name, kind, refers: false })));
}
