export { FieldInput } from './field-input.tsx';
export type { FieldInputLabels, FieldInputProps } from './input-props.ts';
export { formatHint } from './format-hint.ts';
export { lazyInput } from './lazy-input.tsx';
