import type { Value } from '@ninefold/values';

/** A text in quotes, or a number: nothing else in JSON holds digits. */
const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/**
 * Parses JSON with each number as the text that it is written as: `JSON.parse` alone would round those
 * beyond 2^53, and numerics of many digits.
 */
export function parseExactly(json: string): Value {
  return JSON.parse(
    json.replaceAll(textOrNumber, (found) => (found.startsWith('"') ? found : `"${found}"`)),
  ) as Value;
}
