export * from './field.tsx';
export { useFieldControl, useFieldLabelId, type FieldControlAttributes } from '../field-context.ts';
