/** Characters, escaped marks, classes without escapes, groups, and how often. */
const common =
  /^\^?(?:[\w @#%&=:;,<>/~!-]|\\[.+*?()[\]|/$^\\]|\[\^?(?:[^[\]\\]|\\\\)+\]|\((?!\?)|\((?=\?:)\?:|[|)]|[+*?](?![+*?])|\{\d+(?:,\d*)?\}(?![+*?]))*\$?$/;

/** Whether a regular expression means the same to Postgres and to JSON Schema (ECMA-262, with the flag `u`). */
export function sameInBoth(pattern: string): boolean {
  if (!common.test(pattern)) return false;
  try {
    return new RegExp(pattern, 'u').unicode;
  } catch {
    return false;
  }
}
