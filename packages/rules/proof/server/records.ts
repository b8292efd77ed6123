import type { ColumnType } from '../../src/expressions/index.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

const exact = /^(?:bigint|numeric)/;

/**
 * Parses a record as the product reads it: each number as its text where JSON would lose digits or trailing zeros, or
 * always if it is in a `bigint` or `numeric` column.
 */
export function recordOf(text: string, columns: ReadonlyMap<string, ColumnType>): JsonRecord {
  const sources = parseWithSources(text) as Record<string, unknown>;
  const plain = JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries(
    [...columns].map(([name, { type, baseType = type }]) => [
      name,
      exact.test(baseType) ? sources[name] : plain[name],
    ]),
  );
}

/** Numbers become the texts that they are written with. */
function parseWithSources(text: string): unknown {
  return JSON.parse(text, sourceOf as (key: string, value: unknown) => unknown);
}

function sourceOf(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? context?.source : value;
}
