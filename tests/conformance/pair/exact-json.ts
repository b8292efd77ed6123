/** A number, by its digits. */
export interface WrittenNumber {
  readonly number: string;
}

/** Parses JSON without rounding a number. */
export function exactJson(text: string): unknown {
  return JSON.parse(text, keepDigits);
}

/** The third parameter is newer than TypeScript's own types of `JSON.parse`. */
function keepDigits(_: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? { number: context?.source ?? '' } : value;
}

/** Writes what `exactJson` parses. */
export function writeExactJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isWrittenNumber(each) ? raw(each.number) : each,
  );
}

export function isWrittenNumber(value: unknown): value is WrittenNumber {
  if (typeof value !== 'object' || value === null) return false;
  const [[name, digits] = [], ...others] = Object.entries(value);
  return others.length === 0 && name === 'number' && jsonNumber.test(String(digits));
}

const jsonNumber = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Newer than TypeScript's own types of `JSON`. */
const raw = (text: string) =>
  (JSON as typeof JSON & { rawJSON(text: string): unknown }).rawJSON(text);
