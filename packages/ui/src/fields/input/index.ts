export { FieldInput } from './field-input.tsx';
export { fieldInputLabels } from './labels.ts';
export type { FieldInputProps } from './input-props.ts';
export { formatHint } from './format-hint.ts';
export { lazyInput } from './lazy-input.tsx';
