import { isWrittenNumber } from '../conformance/pair/exact-json.ts';

/** JSON whose numbers were kept by their digits, with numbers again. */
export function readNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readNumbers);
  if (typeof value !== 'object' || value === null) return value;
  if (isWrittenNumber(value)) return Number(value.number);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, readNumbers(each)]));
}
