export { isAmount } from './alignment.ts';
export { EmptyValue } from './empty-value.tsx';
export { fieldText } from './field-text.ts';
export { FieldDisplay } from './field-display.tsx';
export type { FieldDisplayLabels, FieldDisplayProps, ValueFormat } from './display-props.ts';
export {
  useValueFormat,
  ValueFormatProvider,
  type ValueFormatProviderProps,
} from './value-format.tsx';
