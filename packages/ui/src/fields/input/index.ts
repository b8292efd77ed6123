export { FieldInput, preloadInputs } from '../field-input.tsx';
export { lazyInput } from '../control/index.ts';
export type { FieldInputProps } from '../../shapes/index.ts';
export { formatHint } from '../format-hint.ts';
export { needsRoom } from '../needs-room.ts';
