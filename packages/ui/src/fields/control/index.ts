export * from './control-props.ts';
export { Counter } from './counter.tsx';
export * from './lazy-input.tsx';
export * from './messages.ts';
export { useStoredText } from './stored-text.ts';
export { NativeInput, touchPhone, useTouchPhone } from './native-input.tsx';
export { LineInput } from './line-input.tsx';
export { PartGroup } from './part-group.tsx';
