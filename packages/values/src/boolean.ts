import { comparing, plainText } from './order.ts';
import type { Value, ValueType } from './value.ts';

const words = new Map<string, boolean>([
  ...['true', 't', 'yes', 'y', 'on', '1'].map((word) => [word, true] as const),
  ...['false', 'f', 'no', 'n', 'off', '0'].map((word) => [word, false] as const),
]);

export const boolean: ValueType = {
  parse(typed) {
    const value = words.get(typed.trim().toLowerCase());
    return value === undefined ? { problem: 'Enter yes or no.' } : { value };
  },
  compare: comparing(readBoolean, (a, b) => Number(a) - Number(b)),
  write: (value) => plainText(readBoolean(value) ?? value),
};

export function readBoolean(value: Value): boolean | undefined {
  return typeof value === 'boolean' ? value : words.get(plainText(value).toLowerCase());
}
