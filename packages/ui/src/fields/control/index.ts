export * from './control-props.ts';
export * from './focus-first.ts';
export * from './labels.ts';
export * from './lazy-input.tsx';
export { LineInput } from './line-input.tsx';
export * from './placeholder.ts';
