import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundsHint, patternExample } from '../bounds/index.ts';
import { type Entity, type Field, fieldOf, type Rule, type Specification } from '../model/index.ts';
import { readCatalog } from '../../testing/catalog/read-catalog.ts';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { specificationForScreens } from './screen-points.ts';
import { specificationOf } from './specification-of.ts';
import * as fc from 'fast-check';

const columns = {
  title: `text check (char_length(btrim(title)) between 3 and 5)`,
  caption: `text check (length(caption) <= 4)`,
  code: `varchar check (length(code) > 1 and character_length(code) < 5)`,
  named: `text check (trim(named) <> '')`,
  nothing: `text check (nothing is null or nothing <> '')`,
  exact: `text check (length(exact) = 2)`,
  'quoted name': `text check (length("quoted name") >= 2)`,
  shelf: `text check (shelf ~ '^[A-H]-[0-9]{1,2}$')`,
  country: `text default 'DE' check (country ~ '^[A-Z]{2}$')`,
  file: String.raw`text check (file ~ '^[^/\\]{1,3}$')`,
  either: `text check (either ~ 'A|(?:0.)+')`,
  digits: String.raw`text check (digits ~ '^\d+$')`,
  dotted: String.raw`text check (dotted ~ '^A\.?[0-9 ()/-]*$' and length(dotted) < 4)`,
  level: `smallint check (level between 1 and 9)`,
  size: `bigint check (size > 0 and size <= 52428800)`,
  price: `numeric(12,3) check (price > 0)`,
  share: `numeric check (share >= -0.5 and 0.5 > share)`,
  whole: `integer check (whole > -2.5)`,
  ratio: `double precision check (ratio >= 0 and ratio < 1)`,
  stock: `amount`,
  lettered: `letters`,
} as const;
type Column = keyof typeof columns;

/** Says more than bounds, or something else. */
const unknown = {
  fixed: `char(5) check (length(fixed) > 2)`,
  folded: `text check (lower(folded) = folded)`,
  insensitive: `text check (insensitive ~* '^a$')`,
  given: `text default 'abc' check (given is not null and length(given) > 2)`,
  bytes: `text check (octet_length(bytes) < 4)`,
  either_end: `text check (length(either_end) > 4 or length(either_end) < 2)`,
  mixed: `text check (length(mixed) < 4 and length(btrim(mixed)) > 1)`,
  single: `real check (single > 0.1)`,
  rounded: `numeric check (rounded::integer > 1)`,
  remote: `integer check (remote > 1 and remote < code_length('a'))`,
  not_so: `integer check (not (not_so > 1))`,
} as const;

let database: PGlite;
let specification: Specification;
let entity: Entity;
beforeAll(async () => {
  database = await lendPostgres();
  const defined = Object.entries({ ...columns, ...unknown }).map(
    ([name, type]) => `"${name}" ${type}`,
  );
  await database.exec(`
    create function code_length(text) returns integer immutable language sql return length($1);
    create domain positive as integer check (value >= 0);
    create domain amount as positive check (value < 100);
    create domain letters as text check (value ~ '^[a-z]+$') check (length(value) < 4);
    create table thing (id integer generated always as identity primary key, ${defined.join(', ')},
      upper_level integer, constraint order_of_two check (level < upper_level));`);
  specification = specificationOf(await readCatalog(database, 'postgres'));
  entity = specification.entities[0] as Entity;
});
afterAll(() => database.close());

const field = (name: string) => fieldOf(entity, name) as Field;
const bounding = (name: string): readonly Rule[] =>
  specification.rules.filter((rule) => rule.bounds !== undefined && rule.fields[0] === name);

describe('the example of a pattern', () => {
  it.each([
    ['^[A-H]-[0-9]{1,2}$', 'A-0'],
    ['^WO-[0-9]{4}$', 'WO-0123'],
    [String.raw`^\+?[0-9 ()/-]{6,}$`, '012345'],
    ['^[a-z]+$', 'abc'],
    ['^(a|b)$', undefined],
    ['[0-9]', undefined],
    ['^[^a]$', undefined],
    ['^[A-Z]{40}$', undefined],
  ])('%s is %s', (pattern, example) => {
    expect(patternExample(pattern, { default: null })).toBe(example);
  });

  it('is a default that matches it', () => {
    expect(patternExample('^[A-Z]{2}$', { default: "'DE'::text" })).toBe('DE');
    expect(patternExample('^[A-Z]{2}$', { default: "'de'::text" })).toBe('AB');
  });

  it('is always accepted', () => {
    const atom = fc.tuple(
      fc.constantFrom('A', '-', '[a-c]', '[0-9 ]', String.raw`\.`, '[-_]'),
      fc.constantFrom('', '?', '+', '*', '{2}', '{1,3}'),
    );
    fc.assert(
      fc.property(fc.array(atom, { minLength: 1, maxLength: 5 }), (atoms) => {
        const pattern = `^${atoms.flat().join('')}$`;
        const example = patternExample(pattern, { default: null });
        expect(example === undefined || new RegExp(pattern, 'su').test(example)).toBe(true);
      }),
    );
  });
});

describe('the bounds of a CHECK', () => {
  it.each([...Object.keys(unknown), 'upper_level'])('%s: are not guessed at', (name) => {
    expect(bounding(name)).toEqual([]);
  });

  it('are part of the specification', () => {
    const bounds = Object.fromEntries(
      (Object.keys(columns) as Column[]).map((name) => [
        name,
        bounding(name).map(({ statement }) => statement),
      ]),
    );
    expect(bounds).toMatchObject({
      title: ['Title: 3 to 5 characters; spaces at the ends do not count.'],
      caption: ['Caption: at most 4 characters.'],
      named: ['Named: at least 1 character; spaces at the ends do not count.'],
      exact: ['Exact: exactly 2 characters.'],
      level: ['Level: 1 to 9.'],
      size: ['Size: 1 to 52428800.'],
      price: ['Price: more than 0.'],
      share: ['Share: at least -0.5 and less than 0.5.'],
      shelf: ['Shelf must have the expected format, such as A-0.'],
      country: ['Country must have the expected format, such as DE.'],
      either: ['Either must have the expected format.'],
      digits: ['Digits must have the expected format.'],
      stock: ['Stock: at most 99.', 'Stock: at least 0.'],
    });
    const entry = specification.errors.find(({ constraint }) => constraint === 'thing_level_check');
    expect(entry?.statement?.value).toBe('Level: 1 to 9.');
  });

  it('are hints if both ends are known', async () => {
    // As a form knows it, for which discovery leaves the bounds to the rules' SQL.
    const known = specificationForScreens(await readCatalog(database, 'postgres'));
    expect(boundsHint(known, entity, field('title'))).toBe('3 to 5 characters.');
    expect(boundsHint(known, entity, field('level'))).toBe('1 to 9.');
    expect(boundsHint(known, entity, field('price'))).toBeUndefined();
  });
});
