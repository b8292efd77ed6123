export { EmptyValue } from './empty-value.tsx';
export { fieldText } from './field-text.ts';
export { FieldDisplay } from './field-display.tsx';
export { fieldDisplayLabels } from './labels.ts';
export type { FieldDisplayProps, ValueFormat } from './display-props.ts';
export {
  useValueFormat,
  ValueFormatProvider,
  type ValueFormatProviderProps,
} from './value-format.tsx';
export { isAmount, isGrouped } from './alignment.ts';
export { FieldTable } from './field-table.tsx';
