import { compareExact, readExact } from '../number/index.ts';
import {
  compareCodePoints,
  type Parsed,
  plainText,
  typeOf,
  type Value,
  type ValueField,
  type ValueType,
  valueType,
} from '../value/index.ts';
import { type ExactJson, readExactJson } from './exact-json.ts';
import { simpleMessages } from './messages.ts';

/** `json` and `jsonb` in an array, as text: nothing is reordered, and no number is rounded. */
export const jsonElement: ValueType = {
  ...valueType<ExactJson>({ parse, read: readJson, compare: compareJson, write: String }),
  write: plainText,
};

/** `json` and `jsonb`. The Data API takes JSON's null for NULL. */
export const json: ValueType = {
  ...jsonElement,
  parse(typed, field) {
    return typed.trim() === 'null'
      ? { problem: simpleMessages.jsonNull }
      : jsonElement.parse(typed, field);
  },
};

function parse(typed: string, field: ValueField): Parsed {
  let canonical: string;
  try {
    canonical = JSON.stringify(JSON.parse(typed));
  } catch (error) {
    return { problem: syntaxProblem(error) };
  }
  if (/\\ud[89a-f]/i.test(canonical)) {
    return { problem: simpleMessages.halfCharacter };
  }
  if (typeOf(field) === 'jsonb' && /(?<!\\)(?:\\\\)*\\u0000/.test(canonical)) {
    return { problem: simpleMessages.nullCharacter };
  }
  return { value: typed.trim() };
}

/** Returns undefined for a text that isn't valid JSON. */
function readJson(value: Value): ExactJson | undefined {
  try {
    return readExactJson(plainText(value));
  } catch {
    return undefined;
  }
}

function syntaxProblem(error: unknown): string {
  const place = error instanceof Error ? /line (\d+) column (\d+)/.exec(error.message) : null;
  if (place === null) return simpleMessages.json;
  return simpleMessages.jsonAt({ line: Number(place[1]), column: Number(place[2]) });
}

/**
 * Orders as Postgres does (its manual, "jsonb Indexing"): objects above arrays above booleans above
 * numbers above texts above null; more members above fewer; an empty array below everything when it
 * is the whole value.
 */
function compareJson(a: ExactJson, b: ExactJson): number {
  const [emptyA, emptyB] = [isEmptyArray(a), isEmptyArray(b)];
  if (emptyA || emptyB) return Number(emptyB) - Number(emptyA);
  return compareNodes(a, b);
}

function compareNodes(a: ExactJson, b: ExactJson): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (Array.isArray(a) && Array.isArray(b)) return compareLists(a, b);
  if (isObject(a) && isObject(b)) return compareObjects(a, b);
  if (typeof a === 'boolean') return Number(a) - Number(b);
  const [text, other] = [plainText(a).slice(1), plainText(b).slice(1)];
  const [x, y] = [readExact(text), readExact(other)];
  return rank(a) === 2 && x !== undefined && y !== undefined
    ? compareExact(x, y)
    : compareCodePoints(text, other);
}

function compareLists(a: readonly ExactJson[], b: readonly ExactJson[]): number {
  return a.reduce<number>(
    (order, item, index) => order || compareNodes(item, b[index] ?? null),
    a.length - b.length,
  );
}

function compareObjects(a: JsonObject, b: JsonObject): number {
  const [keys, others] = [storedKeys(a), storedKeys(b)];
  return keys.reduce((order, key, index) => {
    const other = others[index] ?? '';
    return order || compareCodePoints(key, other) || compareNodes(a[key] ?? null, b[other] ?? null);
  }, keys.length - others.length);
}

type JsonObject = { readonly [key: string]: ExactJson };

const encoder = new TextEncoder();

/** Returns the keys in the order in which jsonb stores them, shorter first. */
function storedKeys(object: JsonObject): readonly string[] {
  return Object.keys(object).toSorted(
    (a, b) => encoder.encode(a).length - encoder.encode(b).length || compareCodePoints(a, b),
  );
}

function rank(value: ExactJson): number {
  if (Array.isArray(value)) return 4;
  if (value === null) return 0;
  if (typeof value === 'string') return value.startsWith('n') ? 2 : 1;
  return typeof value === 'boolean' ? 3 : 5;
}

function isObject(value: ExactJson): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmptyArray(value: ExactJson): boolean {
  return Array.isArray(value) && value.length === 0;
}
