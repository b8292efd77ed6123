/**
 * A text in quotes, or a number: nothing else in JSON holds digits. A text that isn't closed is found once, up to
 * the end.
 */
export const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\d[\d.eE+-]*/gs;

/** JSON, in which each text begins with `s`, and each number is a text that begins with `n`. */
export type ExactJson =
  | string
  | boolean
  | null
  | readonly ExactJson[]
  | { readonly [key: string]: ExactJson };

/** Parses JSON as `parseExactly` does, and tells its numbers from its texts. Throws where it isn't valid. */
export function readExactJson(json: string): ExactJson {
  return JSON.parse(
    json.replaceAll(textOrNumber, (found) =>
      found.startsWith('"') ? `"s${found.slice(1)}` : `"n${found}"`,
    ),
  ) as ExactJson;
}
