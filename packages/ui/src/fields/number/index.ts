export { formatExactNumber } from './exact-number.ts';
export * from './input.tsx';
export * from './use-number-reader.ts';
