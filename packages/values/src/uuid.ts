import { comparing, compareCodePoints, plainText } from './order.ts';
import type { Value, ValueType } from './value.ts';

export const uuid: ValueType = {
  parse(typed) {
    const value = readUuid(typed);
    return value === undefined
      ? { problem: 'Enter 32 digits from 0 to f, such as 123e4567-e89b-42d3-a456-426614174000.' }
      : { value };
  },
  compare: comparing(readUuid, compareCodePoints),
  write: (value) => readUuid(value) ?? plainText(value),
};

/** The one form among those that Postgres takes: capitals, braces, hyphens after any four digits. */
function readUuid(value: Value): string | undefined {
  if (typeof value !== 'string') return undefined;
  const inner = /^\{(.*)\}$/.exec(value.trim())?.[1] ?? value.trim();
  if (!/^(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}$/i.test(inner)) return undefined;
  const digits = inner.replaceAll('-', '').toLowerCase();
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => digits.slice(from, to))
    .join('-');
}
