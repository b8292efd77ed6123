/**
 * What these kinds read, write and put in order, beside what a real Postgres
 * makes of the same texts.
 */
import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareValues, parseValue, writeValue } from './registry.ts';
import { attributeTexts } from '../testing/attribute-texts.ts';
import { readCompositeLiteral, writeCompositeLiteral } from './composite/index.ts';
import { samples } from '../testing/samples.ts';
import type { Value } from './value/index.ts';
import { lendPostgres } from '../../embedded/testing/index.ts';

interface Ranked {
  readonly text: string;
  readonly json: string;
  readonly rank: number;
}

let database: PGlite;

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(`
    set timezone = 'UTC';
    create type colour as enum ('red', 'Green', 'light blue', 'NULL', '');
    create type place as (street text, town text, note text);
    create type floatrange as range (subtype = float8);
  `);
});

afterAll(() => database.close());

/** The texts as Postgres reads them, with their place in its order. */
async function ranked(type: string, texts: readonly string[]): Promise<readonly Ranked[]> {
  const collation = /^(text|character)/.test(type) ? 'collate "C"' : '';
  const { rows } = await database.query<Ranked>(
    `select v::text as text, to_jsonb(v) #>> '{}' as json,
            dense_rank() over (order by v ${collation})::int as rank
     from (select list.place, list.text::${type} as v
           from json_array_elements_text($1::json) with ordinality list(text, place)) typed
     order by place`,
    [JSON.stringify(texts)],
  );
  return rows;
}

describe.each(samples)('$field.type', ({ field, arbitrary, postgresType }) => {
  const typed = fc.sample(arbitrary, 60);
  const values = typed.map((text) => {
    const parsed = parseValue(text, field);
    return parsed.problem === undefined ? parsed.value : parsed.problem;
  });
  const type = postgresType ?? field.type;

  it('writes what Postgres prints', async () => {
    const answers = await ranked(type, typed);
    const written = values.map((value) => writeValue(value, field));
    const isMoment = field.kind === 'timestamp' || field.kind === 'instant';
    const printed = answers.map(({ text, json }) => (isMoment ? json : text));
    // Of two texts that are equally near to a float, Postgres may print the other one.
    const isSame = (a: string, b: string) =>
      a === b ||
      (field.kind === 'float' && compareValues(a, b, field) === 0 && a.length <= b.length);
    const differing = written.flatMap((text, index) =>
      isSame(text, printed[index] ?? '') ? [] : [{ text, printed: printed[index] }],
    );
    expect(field.kind === 'json' ? [] : differing.slice(0, 5)).toEqual([]);
  });

  it('puts values in the order of Postgres', async () => {
    const answers = await ranked(type, typed);
    const wrong: string[] = [];
    for (const [i, a] of values.entries()) {
      for (const [j, b] of values.entries()) {
        const expected = Math.sign((answers[i]?.rank ?? 0) - (answers[j]?.rank ?? 0));
        const actual = Math.sign(compareValues(a, b, field));
        if (actual !== expected) wrong.push(`${typed[i]} : ${typed[j]} is ${actual}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('reads again what it has written', () => {
    const again = values.map(
      (value): Value | undefined => parseValue(writeValue(value, field), field).value,
    );
    expect(again).toEqual(values);
  });

  it('reads what Postgres gives in a row', async () => {
    const answers = await ranked(type, typed);
    const same = answers.filter(
      ({ text }, index) => compareValues(text, values[index] ?? null, field) !== 0,
    );
    expect(field.kind === 'json' ? [] : same.slice(0, 5)).toEqual([]);
  });
});

it('reads and writes composite values as Postgres does', async () => {
  const three = fc.tuple(attributeTexts, attributeTexts, attributeTexts);
  const values = fc.sample(three, 200);
  const { rows } = await database.query<{ text: string; parts: (string | null)[] }>(
    `select v::text as text, json_build_array((v).street, (v).town, (v).note) as parts
     from (select list.place, list.text::place as v
           from json_array_elements_text($1::json) with ordinality list(text, place)) typed
     order by place`,
    [JSON.stringify(values.map(writeCompositeLiteral))],
  );
  expect(rows.map(({ parts }) => parts)).toEqual(values);
  expect(rows.map(({ text }) => readCompositeLiteral(text))).toEqual(values);
});
