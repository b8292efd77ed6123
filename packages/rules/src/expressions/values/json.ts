import { type ExactJson, readExactJson } from '@ninefold/values/simple';
import { undecidedMessages } from '../messages.ts';
import { type Datum, type JsonDatum, Unknown } from './datum.ts';
import { compareNumeric, readNumeric, writeNumeric } from './numeric.ts';
import { compareCodePoints } from './orders.ts';

type Members = { readonly [name: string]: ExactJson };

export const isList = (json: ExactJson): json is readonly ExactJson[] => Array.isArray(json);

const isObject = (json: ExactJson): json is Members =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/**
 * Returns a member by its name, or an item by its place, from the end where negative; undefined for none. A scalar of
 * `jsonb` is the only item of itself.
 */
export function jsonPart(
  json: ExactJson,
  key: string | bigint,
  isBinary: boolean,
): ExactJson | undefined {
  if (typeof key === 'string') {
    return isObject(json) && Object.hasOwn(json, `s${key}`) ? json[`s${key}`] : undefined;
  }
  if (isList(json)) return json.at(Number(key));
  return isBinary && !isObject(json) && (key === 0n || key === -1n) ? json : undefined;
}

/** Returns a part by its path; in lists, the names are places. */
export function jsonAtPath(json: ExactJson, path: readonly string[]): ExactJson | undefined {
  let at: ExactJson | undefined = json;
  for (const name of path) {
    if (at === undefined) return undefined;
    const isPlace = isList(at) && /^\s*[-+]?\d+$/.test(name);
    at = jsonPart(at, isPlace ? BigInt(name) : name, false);
  }
  return at;
}

export const jsonDatum = (json: ExactJson | undefined): JsonDatum | null =>
  json === undefined ? null : { json };

/** Returns the text of a scalar; NULL for JSON's null and for nothing. Lists and objects of `json` keep their spaces. */
export function jsonText(json: ExactJson | undefined, isBinary: boolean): Datum {
  if (json === undefined || json === null) return null;
  if (typeof json === 'boolean') return String(json);
  if (typeof json !== 'string')
    return isBinary ? writeJsonb(json) : new Unknown(undecidedMessages.failure);
  const text = json.slice(1);
  if (json.startsWith('s') || !isBinary) return text;
  const number = readNumeric(text);
  return number === undefined ? new Unknown(undecidedMessages.failure) : writeNumeric(number);
}

/** Writes `jsonb` as Postgres does: the shorter names first. */
export function writeJsonb(json: ExactJson): string | Unknown {
  if (json === null || typeof json === 'boolean') return String(json);
  if (typeof json === 'string') {
    if (json.startsWith('s')) return JSON.stringify(json.slice(1));
    const number = readNumeric(json.slice(1));
    return number === undefined ? new Unknown(undecidedMessages.failure) : writeNumeric(number);
  }
  const members = isList(json)
    ? json.map((item) => writeJsonb(item))
    : Object.entries(json)
        .map(([name, value]) => ({ name: name.slice(1), value }))
        .toSorted((a, b) => sizeOf(a.name) - sizeOf(b.name) || compareCodePoints(a.name, b.name))
        .map(({ name, value }) => {
          const written = writeJsonb(value);
          return written instanceof Unknown ? written : `${JSON.stringify(name)}: ${written}`;
        });
  const unknown = members.find((member) => member instanceof Unknown);
  if (unknown !== undefined) return unknown;
  const written = members.filter((member) => typeof member === 'string').join(', ');
  return isList(json) ? `[${written}]` : `{${written}}`;
}

/** Reads JSON; undefined for anything else. The exact reader takes numbers that JSON has not, such as `07`. */
export function readJson(text: string): ExactJson | undefined {
  try {
    JSON.parse(text);
    return readExactJson(text);
  } catch {
    return undefined;
  }
}

/** Leaves out the members of objects that are null. */
export function withoutNulls(json: ExactJson): ExactJson {
  if (isList(json)) return json.map(withoutNulls);
  if (!isObject(json)) return json;
  const members = Object.entries(json).filter(([, value]) => value !== null);
  return Object.fromEntries(members.map(([name, value]) => [name, withoutNulls(value)]));
}

/** `a || b`: the members of both objects, or the items of both lists. What isn't a list counts as a list of one item. */
export function joinedJson(a: ExactJson, b: ExactJson): ExactJson {
  if (isObject(a) && isObject(b)) return { ...a, ...b };
  return [a, b].flatMap((json) => (isList(json) ? json : [json]));
}

/** `a - 'key'`: without the member, or the items that are that text; undefined of a scalar. */
export function withoutKey(json: ExactJson, key: string): ExactJson | undefined {
  if (isList(json)) return json.filter((item) => item !== `s${key}`);
  if (!isObject(json)) return undefined;
  return Object.fromEntries(Object.entries(json).filter(([name]) => name !== `s${key}`));
}

const sizeOf = (text: string) => new TextEncoder().encode(text).length;

export function jsonType(json: ExactJson): string {
  if (json === null) return 'null';
  if (typeof json === 'string') return json.startsWith('n') ? 'number' : 'string';
  return typeof json === 'boolean' ? 'boolean' : isList(json) ? 'array' : 'object';
}

/** Returns whether a JSON value has a member or an item of that name, or is that text. */
export function hasKey(json: ExactJson, key: string): boolean {
  if (isList(json)) return json.includes(`s${key}`);
  return isObject(json) ? Object.hasOwn(json, `s${key}`) : json === `s${key}`;
}

/** Returns whether `jsonb` contains another, as `@>` does. */
export function jsonContains(json: ExactJson, other: ExactJson): boolean {
  // The one exception of its rules: an array contains a scalar.
  if (isList(json) && !isList(other) && !isObject(other))
    return json.some((each) => isEqual(each, other));
  return contains(json, other);
}

function contains(json: ExactJson, other: ExactJson): boolean {
  if (isList(other)) {
    return (
      isList(json) &&
      other.every((wanted) =>
        json.some((each) =>
          isList(wanted) || isObject(wanted) ? contains(each, wanted) : isEqual(each, wanted),
        ),
      )
    );
  }
  if (!isObject(other)) return isEqual(json, other);
  return (
    isObject(json) &&
    Object.entries(other).every(([name, wanted]) => {
      const each = Object.hasOwn(json, name) ? json[name] : undefined;
      return each !== undefined && contains(each, wanted);
    })
  );
}

function isEqual(a: ExactJson, b: ExactJson): boolean {
  if (typeof a !== 'string' || typeof b !== 'string' || a.startsWith('s') || b.startsWith('s')) {
    return a === b;
  }
  const [x, y] = [readNumeric(a.slice(1)), readNumeric(b.slice(1))];
  return x !== undefined && y !== undefined && compareNumeric(x, y) === 0;
}
