import type { WrittenNumber } from '../conformance/pair/exchange.ts';

/** JSON whose numbers were kept by their digits, with numbers again. */
export function readNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readNumbers);
  if (typeof value !== 'object' || value === null) return value;
  if (isNumber(value)) return Number(value.number);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, readNumbers(each)]));
}

function isNumber(value: object): value is WrittenNumber {
  const [only, ...others] = Object.keys(value);
  return others.length === 0 && only === 'number' && /^-?\d/.test(String(Object.values(value)[0]));
}
