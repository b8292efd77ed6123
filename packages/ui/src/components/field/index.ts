export { Field, type FieldProps } from './field.tsx';
export { useFieldControl, useFieldLabelId, type FieldControlAttributes } from '../field-context.ts';
export { Fieldset, type FieldsetProps } from './fieldset.tsx';
