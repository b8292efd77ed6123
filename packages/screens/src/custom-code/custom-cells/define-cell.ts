import type { CustomCellModule } from '@ninefold/specification/declaration';
import type { FieldValue, Tone } from '@ninefold/ui/shapes';
import type { ComponentType } from 'react';

/** The props of a custom display. */
export interface CustomCellProps<Value = NonNullable<FieldValue>> {
  /** As Postgres writes it, numbers as text. Empty values show a dash as everywhere. */
  readonly value: Value;
  /** The name of the state or the choice, and of the record that a reference leads to. */
  readonly label: string | undefined;
  /** Of a state. */
  readonly tone: Tone | undefined;
  readonly place: 'cell' | 'detail';
}

/** A custom display. */
export interface CustomCell extends CustomCellModule {
  readonly component: ComponentType<CustomCellProps>;
}

/**
 * Defines how the values of a field look in lists, details and related lists, which `cell` of the field's declaration
 * loads. It takes no input: a button or link in it can't be used. A reference stays a link. Screen readers
 * read the value itself, which is also searched for, exported and copied.
 *
 * ```tsx
 * export const cell = defineCell('technician_skill', 'level', ({ value }) => '●'.repeat(Number(value)));
 * ```
 */
export function defineCell(
  _entity: string,
  _field: string,
  component: ComponentType<CustomCellProps>,
): CustomCell {
  return { kind: 'cell', component };
}
