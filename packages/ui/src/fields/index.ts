export * from './empty-value.tsx';
export * from './field-text.ts';
export { formatExactNumber } from './number/exact-number.ts';
export * from './field-display.tsx';
export type * from './display-props.ts';
export * from './value-format.tsx';
export * from './alignment.ts';
export { fieldDisplayMessages } from './messages.ts';
export { FieldTable } from './field-table.tsx';
