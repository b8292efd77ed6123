import { createContext, use } from 'react';

export interface FieldContextValue {
  readonly controlId: string;
  readonly labelId: string;
  /** Ids of description and error, where there are any. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

export interface FieldControlAttributes {
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  readonly 'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/**
 * Returns the props of a control inside a `Field`: spread them on the element
 * that takes focus. The caller's own props are kept. Outside a Field it returns
 * only those.
 *
 * `aria-required` rather than `required`: the form says what is missing, not
 * the browser's own bubble.
 */
export function useFieldControl<Props extends FieldControlAttributes>(
  props: Props,
): Props & FieldControlAttributes {
  const field = use(FieldContext);
  if (field === null) return props;
  const describedBy = [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    ...props,
    id: props.id ?? field.controlId,
    disabled: props.disabled ?? (field.disabled || undefined),
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': props['aria-required'] ?? (field.required || undefined),
  };
}

/** Returns the id of the Field's label, for controls that are not native form elements. */
export function useFieldLabelId(): string | undefined {
  return use(FieldContext)?.labelId;
}
