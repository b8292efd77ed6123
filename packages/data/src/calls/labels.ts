import { fieldLabels, stateLabel } from '@ninefold/specification/catalog';
import type { Attribute } from '@ninefold/specification';

/** What a function is called, made from its name: `free_technicians` → "Free technicians". */
export function functionLabel(name: string): string {
  return fieldLabels([{ name, kind: 'other', refers: false }]).get(name) ?? name;
}

/** What arguments and columns are called, by name: `from_date` → "From date". */
export function attributeLabels(attributes: readonly Attribute[]): ReadonlyMap<string, string> {
  return fieldLabels(attributes.map(({ name, kind }) => ({ name, kind, refers: false })));
}

/** What an enum's value is called: `in_progress` → "In progress". */
export function optionLabel(value: string): string {
  return stateLabel(value);
}
