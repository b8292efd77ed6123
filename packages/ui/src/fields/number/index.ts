export { formatExactNumber } from './exact-number.ts';
export { NumberInput } from './input.tsx';
export { plainAmount } from './money.ts';
export { useNumberReader } from './use-number-reader.ts';
