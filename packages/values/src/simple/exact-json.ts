import type { Value } from '../value/index.ts';

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

/** Writes a part of what `readExactJson` returned, with every digit. */
export function writeExactJson(value: ExactJson): string {
  if (typeof value === 'string') {
    return value.startsWith('n') ? value.slice(1) : JSON.stringify(value.slice(1));
  }
  if (isList(value)) return `[${value.map(writeExactJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).map(
    ([name, each]) => `${JSON.stringify(name.slice(1))}:${writeExactJson(each)}`,
  );
  return `{${members.join(',')}}`;
}

/** Returns the members of a JSON object, each as JSON; undefined for any other JSON. */
export function readMembers(json: string): Readonly<Record<string, string>> | undefined {
  const value = readExactJson(json);
  if (typeof value !== 'object' || value === null || isList(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name.slice(1), writeExactJson(each)]),
  );
}

const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Lays JSON out on several lines. Nothing but the whitespace between its parts changes. */
export function indentJson(json: string): string {
  let depth = 0;
  let before = '';
  const line = () => `\n${'  '.repeat(depth)}`;
  return (json.match(token) ?? [])
    .map((part) => {
      const opened = before === '{' || before === '[';
      before = part;
      if (part === '}' || part === ']') {
        depth -= 1;
        return opened ? part : `${line()}${part}`;
      }
      const lead = opened ? line() : '';
      if (part === '{' || part === '[') depth += 1;
      if (part === ',') return `,${line()}`;
      return part === ':' ? ': ' : `${lead}${part}`;
    })
    .join('');
}

function isList(value: ExactJson): value is readonly ExactJson[] {
  return Array.isArray(value);
}
