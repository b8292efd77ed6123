import { expect, it } from 'vitest';
import { readCatalog } from '../../../testing/catalog/read-catalog.ts';
import { specificationOf } from '../index.ts';
import { lendPostgres } from '../../../../embedded/testing/index.ts';
import { isYearName } from './years.ts';

it.each([
  ['year', true],
  ['release_year', true],
  ['Model Year', true],
  ['yearBuilt', true],
  ['year_of_birth', true],
  ['YEAR', true],
  ['years', false],
  ['year_id', false],
  ['days_per_year', false],
  ['day_of_year', false],
  ['yearling', false],
])('a number named %s: a year is %s', (name, expected) => {
  expect(isYearName(name)).toBe(expected);
});

it('a year is a whole number with such a name or CHECK bounds', async () => {
  const database = await lendPostgres();
  await database.exec(`
    create domain year as integer check (value >= 1901 and value <= 2155);
    create domain vintage as smallint check (value between 1800 and 2100);
    create table film (
      id integer primary key,
      released year,
      bottled vintage,
      release_year numeric(4,0),
      fiscal_year bigint,
      founded smallint check (founded > 999 and founded < 2200),
      "Opened" integer check ("Opened" >= 1500) check ("Opened" <= 2999),
      asked numeric(4,0) check (asked between 1900 and 2100),
      rounded integer check (rounded between 1500 and 2500 and rounded % 10 = 0),
      seen_years vintage[],
      open_years int4range check (not isempty(open_years)),
      price integer check (price between 1 and 9999),
      code integer check (code >= 1000),
      either integer check (either between 1900 and 2100 or either = 0),
      not_so integer check (not (not_so >= 1900 and not_so <= 2100)),
      pages integer check (pages >= 1900 and pages <= 2100 + id),
      tax_year text,
      rate_of_year numeric(5,2)
    );`);
  const { entities } = specificationOf(await readCatalog(database, 'postgres'));
  await database.close();
  const years = entities[0]?.fields.filter(({ format }) => format === 'year');
  expect(years?.map(({ name }) => name)).toEqual([
    'released',
    'bottled',
    'release_year',
    'fiscal_year',
    'founded',
    'Opened',
    'asked',
    'rounded',
    'seen_years',
  ]);
});
