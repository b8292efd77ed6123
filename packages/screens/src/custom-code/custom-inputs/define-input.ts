import type { CustomInputModule } from '@ninefold/specification/declaration';
import type { ComponentType } from 'react';

/** The props of a custom input. */
export interface CustomInputProps {
  /** As Postgres writes the value: `'2026-11-20'`, `'true'`, `'{a,b}'`. Null for none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Keeps the form from being saved, with the reason: "Choose a colour." Undefined lifts it. */
  readonly onProblemChange: (problem: string | undefined) => void;
  /** For the element that takes the focus: the field's label and the summary of errors lead to it. */
  readonly id: string | undefined;
  /** The ID of the label, for `aria-labelledby` of what is not a form element. */
  readonly labelId: string | undefined;
  /** For `aria-describedby`: the IDs of the help and of the error. */
  readonly describedBy: string | undefined;
  /** For `aria-invalid`. */
  readonly invalid: boolean;
  /** For `aria-required`. */
  readonly required: boolean;
  readonly disabled: boolean;
  readonly autoFocus: boolean;
  /** The values to choose from, of an enum or a closed list. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | undefined;
}

/** A custom input. */
export interface CustomInput extends CustomInputModule {
  readonly component: ComponentType<CustomInputProps>;
}

/**
 * Defines a custom input, which `input` of a field's declaration loads.
 *
 * ```tsx
 * export const input = defineInput(({ value, onChange, id, describedBy, invalid }) => (
 *   <input
 *     type="color"
 *     id={id}
 *     aria-describedby={describedBy}
 *     aria-invalid={invalid}
 *     value={value ?? '#000000'}
 *     onChange={(event) => onChange(event.target.value)}
 *   />
 * ));
 * ```
 */
export function defineInput(component: ComponentType<CustomInputProps>): CustomInput {
  return { kind: 'input', component };
}
