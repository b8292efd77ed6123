export * from './control-props.ts';
export * from './lazy-input.tsx';
export * from './messages.ts';
export { LineInput } from './line-input.tsx';
