import type { ColumnType } from '../../src/expressions/index.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

/** A record's values by column, in the two forms that the Data API has for them. */
export interface JsonForms {
  /** As the product reads them: types of which JSON would lose something as their text. */
  readonly exact: JsonRecord;
  /** The same as plain JSON, where that loses nothing. */
  readonly plain: JsonRecord;
}

/** Returns whether the product reads a type as its text. */
export function isReadAsText({ type, baseType = type }: ColumnType): boolean {
  return /^(?:bigint|numeric|real|double precision|jsonb?$)|\[\]$|range$/.test(baseType);
}

/** Reads a record from JSON with texts and from JSON as PostgreSQL makes it. */
export function formsOf(
  exactJson: string,
  plainJson: string,
  columns: ReadonlyMap<string, ColumnType>,
): JsonForms {
  const exact = JSON.parse(exactJson) as JsonRecord;
  const values = JSON.parse(plainJson, markLost) as JsonRecord;
  const plain = Object.entries(exact).map(([name, value]): [string, unknown] => {
    const isPlain = isFaithful(columns.get(name)?.type ?? '', value, values[name]);
    return [name, isPlain && !hasLost(values[name]) ? values[name] : value];
  });
  return { exact, plain: Object.fromEntries(plain) };
}

/** A scalar of `jsonb` could be its text, JSON has no indexes of arrays, and `json` keeps its spaces. */
function isFaithful(type: string, exact: unknown, plain: unknown): boolean {
  if (type === 'jsonb') return typeof plain === 'object' && plain !== null;
  if (type.endsWith('[]')) return typeof exact !== 'string' || !exact.startsWith('[');
  return type !== 'json';
}

const lost = Symbol('lost');

/** Marks the numbers of which JavaScript loses digits or zeros at the end. */
function markLost(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' && String(value) !== context?.source ? lost : value;
}

function hasLost(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === lost;
  return Object.values(value).some(hasLost);
}
