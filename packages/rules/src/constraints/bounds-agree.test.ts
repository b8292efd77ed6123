import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Entity,
  type Field,
  fieldOf,
  type Rule,
  type ValueBounds,
} from '@ninefold/specification';
import { boundsOfRule } from '@ninefold/specification/bounds';
import { specificationForScreens } from '@ninefold/specification/catalog';
import { compareExact, readExact } from '@ninefold/values';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { readCatalog } from '../../../specification/testing/catalog/read-catalog.ts';
import { runs } from '../../../../tests/run/is-all.ts';
import { compileCheck } from './compile-check.ts';
import * as fc from 'fast-check';

const types = [
  'text',
  'varchar',
  'varchar(3)',
  'char(3)',
  'words',
  'smallint',
  'integer',
  'bigint',
  'numeric',
  'numeric(6,2)',
  'double precision',
  'real',
] as const;

/** The values that rules compare with, and records have. */
const texts = ['', ' ', 'a', 'b', 'ab', ' a ', "it's", 'é', 'B', 'abc', 'a b'];
const numbers = ['0', '1', '2', '3', '-1', '-2', '0.5', '1.5', '2.5', '-0.5', '2.499'];

const literal = fc.constantFrom(...texts.map((text) => `'${text.replaceAll("'", "''")}'`));
const number = fc.oneof(
  fc.constantFrom(...numbers),
  fc
    .tuple(
      fc.constantFrom(...numbers),
      fc.constantFrom('integer', 'numeric', 'float8', 'smallint', 'numeric(3,1)'),
    )
    .map(([value, type]) => `(${value})::${type}`),
);
const order = fc.constantFrom('<', '<=', '>', '>=', '=', '<>');
const written = (...parts: readonly (string | fc.Arbitrary<string>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((each) => each.join(' '));

const measured = fc.constantFrom(
  'x',
  'btrim(x)',
  'trim(x)',
  'ltrim(x)',
  "btrim(x, 'a')",
  'lower(x)',
);
const length = written(
  fc.constantFrom('length', 'char_length', 'octet_length'),
  '(',
  measured,
  ')',
);
const list = fc
  .uniqueArray(literal, { minLength: 1, maxLength: 4 })
  .map((items) => items.join(', '));
const ofText = fc.oneof(
  written(length, order, fc.constantFrom('0', '1', '2', '3', '-1', '2.5')),
  written(fc.constantFrom('1', '3'), order, length),
  written(length, 'between 1 and', fc.constantFrom('2', '3')),
  written(measured, fc.constantFrom('<>', '=', '~', '!~', '~*', '~~', '<'), literal),
  written('x ~', fc.constantFrom(`'^[a-c]+$'`, `'^.{1,2}$'`, `'a|b'`)),
  { weight: 4, arbitrary: written('x in (', list, ')') },
  written('x::text in (', list, ')'),
  written('x <> all (array[', list, '])'),
  written('x = any (array[', list, ']::varchar[])'),
  written(`x collate "C" in ('a', 'b')`),
  written(`coalesce(x, 'a') <> ''`),
);
const operand = fc.constantFrom(
  'x',
  'x::integer',
  'x::numeric',
  'x::float8',
  '-x',
  'x + 1',
  'abs(x)',
);
const ofNumber = fc.oneof(
  { weight: 4, arbitrary: written(operand, order, number) },
  written(number, order, operand),
  written(operand, 'between', number, 'and', number),
  written('x in (1, 2)'),
  written('mod(x::numeric, 2) = 0'),
  written('case when x > 1 then x < 3 else x > -1 end'),
);

/** Joins conditions as people do. */
const joined = (one: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 8, arbitrary: one },
    { weight: 4, arbitrary: written('(', one, ') and (', one, ')') },
    written('x is null or (', one, ')'),
    written('(', one, ') or x is null'),
    written('(', one, ') and x is not null'),
    written('(', one, ') or (', one, ')'),
    written('((', one, ') or x is null) and (', one, ')'),
    written('not (', one, ')'),
  );

interface Case {
  readonly type: (typeof types)[number];
  readonly sql: string;
}

const aCase: fc.Arbitrary<Case> = fc.constantFrom(...types).chain((type) => {
  const isOfText = types.indexOf(type) < types.indexOf('smallint');
  return joined(isOfText ? ofText : ofNumber).map((sql) => ({ type, sql }));
});

/** Cases that random ones seldom meet: casts that round a limit or a value, and texts that are padded. */
const rare: readonly Case[] = [
  { type: 'integer', sql: 'x <= 2.5::integer' },
  { type: 'numeric', sql: 'x >= 2.5::integer' },
  { type: 'numeric', sql: 'x::integer > 1' },
  { type: 'double precision', sql: 'x::numeric(3,1) > 2.4' },
  { type: 'char(3)', sql: `x::text in (' a ', 'b')` },
  { type: 'char(3)', sql: 'length(x) < 3' },
];

let database: Awaited<ReturnType<typeof lendPostgres>>;
let entity: Entity;
let rules: readonly Rule[];
beforeAll(async () => {
  database = await lendPostgres();
  await database.exec('create domain words as text check (length(value) < 9)');
  await database.exec('create table thing (id integer primary key)');
  for (const [place, { type, sql }] of [...rare, ...fc.sample(aCase, runs(1000))].entries()) {
    const name = `c${place}`;
    const check = sql.replaceAll(/\bx\b/g, name);
    // Some conditions have literals that the type does not take.
    await database
      .exec(`alter table thing add column ${name} ${type} check (${check})`)
      .catch(() => undefined);
  }
  const specification = specificationForScreens(await readCatalog(database, 'postgres'));
  entity = specification.entities[0] as Entity;
  rules = specification.rules.filter(
    ({ sql, constraint = '' }) => sql && constraint.startsWith('thing_c'),
  );
});
afterAll(() => database.close());

describe('what is read from a CHECK for hints and choices', () => {
  it('is what the CHECK decides', () => {
    const judged = { bounds: 0, list: 0 };
    for (const rule of rules) {
      const field = fieldOf(entity, rule.fields[0] ?? '');
      if (field === undefined) throw new Error(`No field of ${rule.sql}`);
      const bounds = boundsOfRule(rule, field);
      const { values } = rule;
      if (bounds === undefined && values === undefined) continue;
      const compiled = compileCheck(rule.sql ?? '', new Map([[field.name, field]]));
      if (compiled.kind === 'undecided') continue;
      for (const value of field.kind === 'text' ? texts : numbers) {
        if (field.kind !== 'text' && !isHeld(field, value)) continue;
        const verdict = compiled.evaluate({ [field.name]: value }, { now: 0 });
        if (typeof verdict !== 'boolean') continue;
        judged[values === undefined ? 'bounds' : 'list'] += 1;
        const fits = values?.includes(value) ?? isWithin(bounds ?? {}, value);
        expect(fits, `${field.type}, ${JSON.stringify(value)}: ${rule.sql}`).toBe(verdict);
      }
    }
    expect(judged.bounds).toBeGreaterThan(0);
    expect(judged.list).toBeGreaterThan(0);
  });
});

/** Whether a column stores a number as it is, and doesn't round it. */
function isHeld({ kind, type }: Field, value: string): boolean {
  const [, decimals = ''] = value.split('.');
  const [, scale] = /^numeric\(\d+,(\d+)\)$/.exec(type) ?? [];
  return decimals.length <= (kind === 'integer' ? 0 : Number(scale ?? decimals.length));
}

function isWithin({ length, value: limits, pattern }: ValueBounds, value: string): boolean {
  const counted = length?.trimmed === true ? value.replaceAll(/^ +| +$/g, '') : value;
  const { length: characters } = Array.from(counted);
  return (
    characters >= (length?.least ?? 0) &&
    characters <= (length?.most ?? Infinity) &&
    isAtMost(limits?.least, limits && value, true) &&
    isAtMost(limits && value, limits?.most, true) &&
    isAtMost(limits?.above, limits && value, false) &&
    isAtMost(limits && value, limits?.below, false) &&
    (pattern === undefined || new RegExp(pattern, 'su').test(value))
  );
}

function isAtMost(low: string | undefined, high: string | undefined, orEqual: boolean): boolean {
  if (low === undefined || high === undefined) return true;
  const [x, y] = [readExact(low), readExact(high)];
  if (x === undefined || y === undefined) throw new Error(`Not a number: ${low}, ${high}`);
  return compareExact(x, y) < (orEqual ? 1 : 0);
}
