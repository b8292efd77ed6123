import { leaf, type Node, partsOf, write } from '../grammar/index.ts';
import type { Kind } from '../kind.ts';
import type { Column, Row } from '../tables/index.ts';

const simplest: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  boolean: ['true', 'false'],
  integer: ['0', '1'],
  decimal: ['0', '1'],
  double: ['0', '1'],
  text: ["''", "'a'"],
  date: ["date '2024-01-01'"],
  timestamp: ["timestamp '2024-01-01'"],
  timestamptz: ['now()'],
  jsonb: ["'{}'::jsonb"],
  texts: ["array['a']"],
  integers: ['array[1]'],
};

/** Kinds of which one may take another's place. */
const alike: Readonly<Partial<Record<Kind, string>>> = {
  integer: 'number',
  decimal: 'number',
  double: 'number',
};

const groupOf = (kind: Kind): string => alike[kind] ?? kind;

/** Returns shorter expressions of the same kind, the shortest first. */
export function simplerNodes(node: Node): readonly Node[] {
  const written = new Map(replacements(node).map((each) => [write(each), each]));
  const limit = write(node).length;
  return [...written]
    .filter(([text]) => text.length < limit)
    .toSorted(([one], [other]) => one.length - other.length)
    .map(([, each]) => each);
}

function replacements(node: Node): readonly Node[] {
  const within = partsOf(node).slice(1);
  return [
    ...within.filter(({ kind }) => groupOf(kind) === groupOf(node.kind)),
    ...(simplest[node.kind] ?? []).map((text) => leaf(node.kind, text)),
    ...node.parts.flatMap((part, index) =>
      replacements(part).map((each) => ({ ...node, parts: node.parts.with(index, each) })),
    ),
  ];
}

const simplestValues: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  boolean: ['true', 'false'],
  integer: ['1', '2'],
  decimal: ['0', '1'],
  double: ['0', '1'],
  text: ['', 'A'],
  date: ['2024-01-01'],
  timestamp: ['2024-01-01'],
  timestamptz: ['2024-01-01 00:00:00+00'],
  jsonb: ['{}', '{"a": 1}'],
  json: ['{}'],
  texts: ['{}', '{a}'],
  integers: ['{}', '{1}'],
};

/** Returns records that differ in one value, which is NULL, usual or shorter. */
export function simplerRows(columns: readonly Column[], row: Row): readonly Row[] {
  return columns.flatMap((column, index) => {
    const value = row[index] ?? null;
    if (value === null) return [];
    const usual = simplestValues[column.kind] ?? [];
    const rank = usual.indexOf(value);
    const values = [
      ...(column.type === 'price' ? [] : [null]),
      ...(rank < 0 ? usual : usual.slice(0, rank)),
      ...(rank < 0 && column.kind === 'text' && column.type !== 'code' ? shorter(value) : []),
    ];
    return values.map((each) => row.with(index, each));
  });
}

function shorter(value: string): readonly string[] {
  const characters = Array.from(value);
  const half = Math.floor(characters.length / 2);
  const halves = [characters.slice(0, half), characters.slice(half)];
  const oneLess =
    characters.length > 24 ? [] : characters.map((_, index) => characters.toSpliced(index, 1));
  return [...halves, ...oneLess].filter(({ length }) => length > 0).map((each) => each.join(''));
}
