import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entity, Specification } from '@ninefold/specification';
import { specificationForScreens } from '@ninefold/specification/catalog';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { readCatalog } from '../../../specification/testing/catalog/read-catalog.ts';
import { refusedChecks } from '../constraints/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** A condition, a record that it refuses, what is said of it, and the same record as the words ask for it. */
const rules: readonly (readonly [
  condition: string,
  refused: Values,
  words: string,
  mended: Values,
])[] = [
  // Values that must be filled in.
  ['email is not null or phone is not null', {}, 'Fill in “Email” or “Phone”.', { phone: '1' }],
  ['num_nonnulls(email, phone) >= 1', {}, 'Fill in “Email” or “Phone”.', { email: 'a' }],
  [
    'num_nonnulls(email, phone) = 1',
    { email: 'a', phone: '1' },
    'Fill in exactly 1 of these: “Email” and “Phone”.',
    { phone: null },
  ],
  [
    '(email is not null)::int + (phone is not null)::int <= 1',
    { email: 'a', phone: '1' },
    'Fill in at most 1 of these: “Email” and “Phone”.',
    { phone: null },
  ],
  [
    '(due is null) = (note is null)',
    { note: 'a' },
    'Fill in all of these, or none: “Due” and “Note”.',
    { note: null },
  ],
  [
    '(due is null) <> (note is null)',
    {},
    'Fill in exactly 1 of these: “Due” and “Note”.',
    { note: 'a' },
  ],
  [`note <> '' and btrim(note) <> ''`, { note: ' ' }, 'Fill in “Note”.', { note: 'a' }],
  // Circumstances.
  [
    `status <> 'planned' or due is not null`,
    { status: 'planned' },
    'Fill in “Due” if “Status” is “Planned”.',
    { due: '2030-01-01' },
  ],
  [
    `due is not null or note is not null or status not in ('planned', 'done')`,
    { status: 'done' },
    'Fill in “Due” or “Note” if “Status” is “Planned” or “Done”.',
    { note: 'a' },
  ],
  [
    `status <> 'open' or note is null`,
    { status: 'open', note: 'a' },
    'Leave “Note” empty if “Status” is “Open”.',
    { note: null },
  ],
  [
    `status = 'open' or (due is not null and note is not null)`,
    { status: 'done' },
    'Fill in “Due” and “Note” if “Status” is not “Open”.',
    { due: '2030-01-01', note: 'a' },
  ],
  [
    `status <> 'done' or hours > 0`,
    { status: 'done', hours: 0 },
    'If “Status” is “Done”: “Hours” must be more than 0.',
    { hours: 1 },
  ],
  [
    `(status = 'done') = (note is not null)`,
    { status: 'done' },
    'Fill in “Note” if “Status” is “Done”.',
    { note: 'a' },
  ],
  [
    `(status = 'done') = (note is not null)`,
    { status: 'open', note: 'a' },
    'Leave “Note” empty if “Status” is not “Done”.',
    { note: null },
  ],
  [
    'due is null or urgent',
    { due: '2030-01-01', urgent: false },
    'If “Due” is filled in: “Urgent” must be yes.',
    { urgent: true },
  ],
  [
    'not urgent or hours <= 8',
    { urgent: true, hours: 9 },
    'If “Urgent” is yes: “Hours” must be at most 8.',
    { urgent: false },
  ],
  [
    `case status when 'planned' then due is not null when 'done' then hours > 0 else true end`,
    { status: 'done', hours: 0 },
    'If “Status” is “Done”: “Hours” must be more than 0.',
    { hours: 1 },
  ],
  [
    `case when urgent then hours < 8 else note is not null end`,
    { urgent: false },
    'Fill in “Note” if “Urgent” is no.',
    { note: 'a' },
  ],
  [
    `(status in ('open', 'planned') and hours >= 0) or (status = 'done' and hours > 1)`,
    { status: 'done', hours: 1 },
    'If “Status” is “Done”: “Hours” must be more than 1.',
    { hours: 2 },
  ],
  // Comparisons.
  [
    'due > starts',
    { starts: '2030-01-02', due: '2030-01-01' },
    '“Due” must be later than “Starts”.',
    { due: '2030-01-03' },
  ],
  [
    'not (due < starts)',
    { starts: '2030-01-02', due: '2030-01-01' },
    '“Due” must not be before “Starts”.',
    { due: '2030-01-02' },
  ],
  [
    'due >= current_date',
    { due: '2001-01-01' },
    '“Due” must be today or later.',
    { due: '2100-01-01' },
  ],
  [
    'at > now()',
    { at: '2001-01-01T00:00:00Z' },
    '“At” must be in the future.',
    { at: '2100-01-01T00:00:00Z' },
  ],
  [
    `due <= (current_date - interval '18 years')`,
    { due: '2100-01-01' },
    '“Due” must not be after 18 years ago.',
    { due: '1980-01-01' },
  ],
  [
    "due >= date '2020-01-01'",
    { due: '2019-01-01' },
    '“Due” must not be before Jan 1, 2020.',
    { due: '2020-01-01' },
  ],
  [
    'due <= starts + 30',
    { starts: '2030-01-01', due: '2030-03-01' },
    '“Due” must not be after “Starts” + 30 days.',
    { due: '2030-01-31' },
  ],
  [
    'total = price * hours',
    { total: 5, price: 2, hours: 3 },
    '“Total” must be the same as “Price” × “Hours”.',
    { total: 6 },
  ],
  [
    'coalesce(price, 0) + coalesce(total, 0) > 0',
    { price: 0 },
    '“Price” + “Total” must be more than 0.',
    { price: 1 },
  ],
  ['hours in (1, 2, 4)', { hours: 3 }, '“Hours” must be one of these: 1, 2 or 4.', { hours: 4 }],
  [`note not in ('x', 'y')`, { note: 'x' }, '“Note” must not be “x” or “y”.', { note: 'z' }],
  [
    `note = 'x' or note = 'y' or note is null`,
    { note: 'z' },
    '“Note” must be one of these: “x” or “y”.',
    { note: 'x' },
  ],
  [
    'hours > 2 or price > 2',
    { hours: 1, price: 1 },
    'One of these must be true: “Hours” is more than 2 or “Price” is more than 2.',
    { hours: 3 },
  ],
  ['email = lower(email)', { email: 'A' }, 'Use only small letters in “Email”.', { email: 'a' }],
  [
    `email like 'www.%' and phone is not null`,
    { email: 'a', phone: '1' },
    '“Email” must begin with “www.”.',
    { email: 'www.a' },
  ],
  [
    'extract(year from due) >= 2020',
    { due: '2019-01-01' },
    'The year of “Due” must be at least 2020.',
    { due: '2020-01-01' },
  ],
  // Only the part that the record doesn't fulfil.
  [
    `due > starts and (status <> 'done' or note is not null)`,
    { starts: '2030-01-01', due: '2030-01-02', status: 'done' },
    'Fill in “Note” if “Status” is “Done”.',
    { note: 'a' },
  ],
];

const columns = `status state, email text, phone text, note text, starts date, due date, at timestamptz, hours integer,
  price integer, total integer, urgent boolean`;

let database: Awaited<ReturnType<typeof lendPostgres>>;
let specification: Specification;
beforeAll(async () => {
  database = await lendPostgres();
  const tables = rules.map(
    ([condition], index) =>
      `create table t${index} (id integer generated always as identity primary key, ${columns}, constraint rule check (${condition}));`,
  );
  await database.exec(
    `create type state as enum ('open', 'planned', 'done'); ${tables.join('\n')}`,
  );
  specification = specificationForScreens(await readCatalog(database, 'postgres'));
});
afterAll(() => database.close());

async function isRefused(table: string, record: Values): Promise<boolean> {
  const names = Object.keys(record);
  const places = names.map((_, index) => `$${index + 1}`);
  const statement =
    names.length === 0
      ? `insert into ${table} default values`
      : `insert into ${table} (${names.join()}) values (${places.join()})`;
  try {
    await database.query(statement, Object.values(record));
    return false;
  } catch (error) {
    if ((error as { readonly code?: string }).code === '23514') return true;
    throw error;
  }
}

describe('what is said of a refused record', () => {
  it.each(rules.map(([condition, ...rest], index) => [condition, index, ...rest] as const))(
    '%s',
    async (_, index, refused, words, mended) => {
      const entity = specification.entities.find(({ name }) => name === `t${index}`) as Entity;
      const said = (sent: Values) =>
        refusedChecks(specification, entity, { sent }).map(({ message }) => message);
      expect(said(refused)).toEqual([words]);
      expect(await isRefused(`t${index}`, refused)).toBe(true);
      // Who does what it says is not refused again.
      const next = { ...refused, ...mended };
      expect(await isRefused(`t${index}`, next)).toBe(false);
      expect(said(next)).toEqual([]);
    },
  );
});
