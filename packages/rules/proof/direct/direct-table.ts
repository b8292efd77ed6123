import { leaf, type Node } from '../grammar/index.ts';
import { Random } from '../../src/random/index.ts';
import { type Column, columnOf, type Row } from '../tables/index.ts';
import { edges } from './edges.ts';

/**
 * Forms over a table with the columns `a`, `b`, …, which they name as `$a`, `$b`. Of «words», each is asked; those in
 * quotes may have spaces.
 */
export interface DirectForms {
  /** The types of the columns. */
  readonly types: readonly string[];
  /** Values of a column, in place of the usual ones of its type. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  readonly conditions?: readonly string[];
  /** Expressions of other types than `boolean`, whose values are compared as texts. */
  readonly results?: readonly string[];
}

/** What is asked about a table. */
export interface DirectTable {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly results: readonly { readonly name: string; readonly text: string }[];
  readonly conditions: readonly Node[];
}

/** Of more columns than two, not every combination of values is asked. */
const mostRows = 150;

export function directTable(forms: DirectForms): DirectTable {
  const columns = forms.types.map((type, place) => columnOf(type, 'abcd'.charAt(place)));
  const values = columns.map(({ name, type }) => [
    null,
    ...(forms.values?.[name] ?? edges[type] ?? []),
  ]);
  const results = written(forms.results).map((text, place) => ({ name: `r${place}`, text }));
  return {
    columns,
    rows: combinations(values),
    results,
    conditions: [
      ...written(forms.conditions),
      ...results.map(({ name, text }) => `((${text})::text is not distinct from "${name}")`),
    ].map((text) => leaf('boolean', text)),
  };
}

const word = /(?:'[^']*'|[^\s'])+/g;

/** Writes each of the forms with each of its words. */
export function written(forms: readonly string[] = []): readonly string[] {
  return forms.flatMap((form): readonly string[] => {
    const [all, words] = /«([^»]+)»/.exec(form) ?? [];
    return all === undefined || words === undefined
      ? [form.replaceAll(/\$([a-d])\b/g, '"$1"')]
      : written((words.match(word) ?? []).map((each) => form.replace(all, () => each)));
  });
}

function combinations(values: readonly Row[]): readonly Row[] {
  const all = values.reduce<readonly Row[]>(
    (rows, column) => rows.flatMap((row) => column.map((value) => [...row, value])),
    [[]],
  );
  if (all.length <= mostRows) return all;
  const random = new Random(all.length);
  return Array.from({ length: mostRows }, () => random.pick(all));
}
