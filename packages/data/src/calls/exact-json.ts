import type { Value } from '@ninefold/values';

/** A text in quotes, or a number: what stands elsewhere in JSON holds no digits. */
const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/**
 * JSON with each number as the text that it is written as: `JSON.parse` alone
 * would round those beyond 2^53, and numerics of many digits.
 *
 * @throws {SyntaxError} where it is no JSON.
 */
export function parseExactly(json: string): Value {
  return JSON.parse(
    json.replaceAll(textOrNumber, (found) => (found.startsWith('"') ? found : `"${found}"`)),
  ) as Value;
}
