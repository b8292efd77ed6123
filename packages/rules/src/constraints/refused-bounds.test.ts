import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/run/is-all.ts';
import { type Entity, type Field, fieldOf, type Specification } from '@ninefold/specification';
import { specificationForScreens } from '@ninefold/specification/catalog';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { readCatalog } from '../../../specification/testing/catalog/read-catalog.ts';
import { isQuick } from '../expressions/patterns/pattern-cost.ts';
import { refusedChecks } from './refused-checks.ts';
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

let database: Awaited<ReturnType<typeof lendPostgres>>;
let specification: Specification;
let entity: Entity;
beforeAll(async () => {
  database = await lendPostgres();
  const defined = Object.entries({ ...columns }).map(([name, type]) => `"${name}" ${type}`);
  await database.exec(`
    create domain positive as integer check (value >= 0);
    create domain amount as positive check (value < 100);
    create domain letters as text check (value ~ '^[a-z]+$') check (length(value) < 4);
    create table thing (id integer generated always as identity primary key, ${defined.join(', ')});`);
  // As a form knows it, for which discovery leaves the bounds to the rules' SQL.
  specification = specificationForScreens(await readCatalog(database, 'postgres'));
  entity = specification.entities[0] as Entity;
});
afterAll(() => database.close());

const field = (name: string) => fieldOf(entity, name) as Field;
async function isAccepted(name: string, value: string): Promise<boolean> {
  try {
    await database.query(`insert into thing ("${name}") values ($1)`, [value]);
    return true;
  } catch (error) {
    if ((error as { readonly code?: string }).code === '23514') return false;
    throw error;
  }
}

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('aAB0 1-./\\(é😀\n?')), maxLength: 6 }),
  fc.stringMatching(/^[A-I]-[0-9]{1,3}$/),
  fc.stringMatching(/^ {0,2}[a-c]{0,5} {0,2}$/),
);
const number = fc.oneof(
  fc.constantFrom('0', '1', '9', '10', '-1', '52428800', '52428801', '99', '100', '-2', '-3'),
  fc.integer({ min: -200, max: 200 }).map(String),
);
const fraction = fc.oneof(
  number,
  fc.constantFrom('0.001', '-0.5', '-0.501', '0.5', '0.999', '1.0', '0.000'),
);
const valuesOf = (name: Column) => {
  const { kind } = field(name);
  if (kind === 'text') return text;
  return kind === 'integer'
    ? number.filter((each) => name === 'size' || each.length < 5)
    : fraction;
};

const messages = (known: Specification, name: string, value: string) =>
  refusedChecks(known, entity, { before: {}, sent: { [name]: value } }).map(
    ({ message }) => message,
  );

describe('a pattern that could keep the page waiting', () => {
  it.each([
    ['^(a+)+$', 'a'],
    ['^([A-Za-z]+ ?)+$', 'a'],
    ['^(a|a)*$', 'a'],
    ['^(([a-z])+.)+$', 'a'],
    ['^a*a*a*a*$', 'a'],
    ['[^@]+@', 'a'],
  ])('%s is left to the database', (pattern, part) => {
    expect(isQuick(pattern, `${part.repeat(100_000)}!`)).toBe(false);
  });

  it.each([
    ['^[a-z0-9]+(-[a-z0-9]+)*$', 'a-b-c'],
    [String.raw`^[^@]+@[^@]+(\.[a-z]+)+$`, 'name@example.com'],
    ['^([A-Z]{2})+$', 'ABCD'],
  ])('%s is not one of them', (pattern, text) => {
    expect(isQuick(pattern, text)).toBe(true);
  });
});

describe('a rule of one field', () => {
  it.each(Object.keys(columns) as Column[])(
    '%s: refuses what Postgres refuses, and nothing else',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(valuesOf(name), async (value) => {
          const fits = messages(specification, name, value).length === 0;
          expect(fits, `${name}: ${JSON.stringify(value)}`).toBe(await isAccepted(name, value));
        }),
        { numRuns: runs(80) },
      );
    },
  );

  it('asks for what it accepts', () => {
    const message = (name: Column, value: string) => messages(specification, name, value)[0];
    expect(message('title', 'ab')).toBe('Enter 3 to 5 characters.');
    expect(message('title', ' ab ')).toBe(
      'Enter 3 to 5 characters. Spaces at the ends do not count.',
    );
    expect(message('title', 'abc')).toBeUndefined();
    expect(message('price', '0.000')).toBe('Enter more than 0.');
    expect(message('shelf', 'I-1')).toBe('Enter a value in the expected format, such as A-0.');
    expect(message('country', 'de')).toBe('Enter a value in the expected format, such as DE.');
    expect(message('either', 'B')).toBe('Enter a value in the expected format.');
    const named: Specification = {
      ...specification,
      errors: specification.errors.map((entry) =>
        entry.constraint === 'thing_shelf_check'
          ? {
              ...entry,
              message: {
                value: 'A shelf is like C-04.',
                source: { from: 'declared', at: 'messages.thing_shelf_check' },
              },
            }
          : entry,
      ),
    };
    expect(messages(named, 'shelf', 'I-1')).toEqual(['A shelf is like C-04.']);
  });
});
