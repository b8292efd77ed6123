import type { Value } from '../value/index.ts';
import { type ExactJson, readExactJson, textOrNumber } from './exact-json.ts';

/**
 * Parses JSON with each number as the text that it is written as: `JSON.parse` alone would round those
 * beyond 2^53, and numerics of many digits.
 */
export function parseExactly(json: string): Value {
  return JSON.parse(
    json.replaceAll(textOrNumber, (found) => (found.startsWith('"') ? found : `"${found}"`)),
  ) as Value;
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

function isList(value: ExactJson): value is readonly ExactJson[] {
  return Array.isArray(value);
}
