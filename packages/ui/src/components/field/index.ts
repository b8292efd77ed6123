export { Field, type FieldProps } from './field.tsx';
export {
  FieldContext,
  useFieldControl,
  useFieldLabelId,
  type FieldControlAttributes,
} from './field-context.ts';
export { Fieldset, type FieldsetProps } from './fieldset.tsx';
