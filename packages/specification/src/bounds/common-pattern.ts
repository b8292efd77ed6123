/** A bracket without classes, collating elements or escapes of letters. */
const bracket = String.raw`\[\^?(?:\\[^\p{L}\p{N}\s]|[^\\[\]])+\]`;
const common = new RegExp(
  String.raw`^(?!\*\*\*)(?:${bracket}|\\[^\p{L}\p{N}\s]|\{\d+(?:,\d*)?\}|\((?!\?)|\(\?:|[^\\[\]{}(])*$`,
  'u',
);

/**
 * Returns a regular expression that accepts what Postgres's does, or undefined where the two differ
 * or may differ: in classes (`\d`, `[[:alpha:]]`), back references, look-around and options.
 */
export function commonPattern(pattern: string): RegExp | undefined {
  if (!common.test(pattern)) return undefined;
  try {
    // By code points, and with a point that matches the end of a line, as in Postgres.
    return new RegExp(pattern, 'su');
  } catch {
    return undefined;
  }
}
