import type { Span } from '@ninefold/values/interval';
import { compareValues } from '@ninefold/values';

/** Orders texts as `collate "C"` does. */
export const compareCodePoints = (a: string, b: string): number =>
  compareValues(a, b, { kind: 'text', type: 'text' });

/** Whether the meaning of letters, digits and spaces beyond these depends on a collation. */
export const isAscii = (text: string) => !/[^\0-\u{7f}]/u.test(text);

/** A month counts as 30 days, and a day as 24 hours. */
const lengthOf = ({ months, days, microseconds }: Span) =>
  Number.isFinite(months)
    ? (BigInt(months) * 30n + BigInt(days)) * 86_400_000_000n + microseconds
    : months;

export function compareSpans(a: Span, b: Span): number {
  const [x, y] = [lengthOf(a), lengthOf(b)];
  return x < y ? -1 : Number(x > y);
}
