export { isAmount } from './alignment.ts';
export { EmptyValue } from './empty-value.tsx';
export { fieldText } from './field-text.ts';
export { ShowField } from './show-field.tsx';
export type { ShowFieldLabels, ShowFieldProps, ValueFormat } from './show-props.ts';
export {
  useValueFormat,
  ValueFormatProvider,
  type ValueFormatProviderProps,
} from './value-format.tsx';
