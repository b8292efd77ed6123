export { formatExactNumber } from './exact-number.ts';
export * from './input.tsx';
export { type NumberUnit, numberUnit, unitOf } from './number-unit.ts';
export * from './use-number-reader.ts';
