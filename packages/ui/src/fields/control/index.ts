export { controlProps } from './control-props.ts';
export { focusFirst } from './focus-first.ts';
export { fieldInputLabels } from './labels.ts';
export { lazyInput } from './lazy-input.tsx';
export { LineInput } from './line-input.tsx';
export { placeholderOf } from './placeholder.ts';
