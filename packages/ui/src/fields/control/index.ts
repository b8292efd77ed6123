export * from './control-props.ts';
export * from './labels.ts';
export * from './lazy-input.tsx';
export { LineInput } from './line-input.tsx';
