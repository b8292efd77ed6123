import { compareExact, readExact } from '../number/index.ts';
import {
  compareCodePoints,
  compareNumbers,
  plainText,
  typeOf,
  type Value,
  type ValueType,
} from '../value/index.ts';
import { simpleMessages } from './messages.ts';

/** `json` and `jsonb`. A text whose numbers JSON.parse would round is rejected. */
export const json: ValueType = {
  parse(typed, field) {
    let value: Value;
    try {
      value = JSON.parse(typed) as Value;
    } catch (error) {
      return { problem: syntaxProblem(error) };
    }
    const number = numbersIn(typed).find((each) => !isKept(each));
    if (number !== undefined) {
      return { problem: simpleMessages.jsonNumber({ number }) };
    }
    const canonical = JSON.stringify(value);
    if (/\\ud[89a-f]/i.test(canonical)) {
      return { problem: simpleMessages.halfCharacter };
    }
    if (typeOf(field) === 'jsonb' && /(?<!\\)(?:\\\\)*\\u0000/.test(canonical)) {
      return { problem: simpleMessages.nullCharacter };
    }
    return { value };
  },
  compare: compareJson,
  write: (value) => JSON.stringify(value),
};

function syntaxProblem(error: unknown): string {
  const place = error instanceof Error ? /line (\d+) column (\d+)/.exec(error.message) : null;
  if (place === null) return simpleMessages.json;
  return simpleMessages.jsonAt({ line: Number(place[1]), column: Number(place[2]) });
}

/** Returns every number in a valid JSON text, as it is written there. */
function numbersIn(text: string): readonly string[] {
  const withoutTexts = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  return withoutTexts.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi) ?? [];
}

function isKept(text: string): boolean {
  const [written, kept] = [readExact(text), readExact(Number(text))];
  return written !== undefined && kept !== undefined && compareExact(written, kept) === 0;
}

/**
 * Orders as Postgres does (its manual, "jsonb Indexing"): objects above arrays above booleans above
 * numbers above texts above null; more members above fewer; an empty array below everything when it
 * is the whole value.
 */
function compareJson(a: Value, b: Value): number {
  const [emptyA, emptyB] = [isEmptyArray(a), isEmptyArray(b)];
  if (emptyA || emptyB) return Number(emptyB) - Number(emptyA);
  return compareNodes(a, b);
}

function compareNodes(a: Value, b: Value): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (Array.isArray(a) && Array.isArray(b)) return compareLists(a, b);
  if (isObject(a) && isObject(b)) return compareObjects(a, b);
  if (typeof a === 'boolean') return Number(a) - Number(b);
  if (typeof a === 'number') {
    const [x, y] = [readExact(a), readExact(b)];
    return x !== undefined && y !== undefined ? compareExact(x, y) : compareNumbers(a, Number(b));
  }
  return compareCodePoints(plainText(a), plainText(b));
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
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

type JsonObject = { readonly [key: string]: Value };

const encoder = new TextEncoder();

/** Returns the keys in the order in which jsonb stores them, shorter first. */
function storedKeys(object: JsonObject): readonly string[] {
  return Object.keys(object).toSorted(
    (a, b) => encoder.encode(a).length - encoder.encode(b).length || compareCodePoints(a, b),
  );
}

function rank(value: Value): number {
  if (Array.isArray(value)) return 4;
  if (value === null) return 0;
  return { string: 1, number: 2, boolean: 3, object: 5 }[typeof value as 'string'];
}

function isObject(value: Value): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmptyArray(value: Value): boolean {
  return Array.isArray(value) && value.length === 0;
}
