import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entity, findEntity } from '@ninefold/specification';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { DataError } from '../client/index.ts';
import { createRecord } from '../records/index.ts';
import type { Failure } from './failure.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase(`
    create domain short as text constraint few_letters check (length(value) <= 3);
    create function is_odd(number int) returns boolean immutable language plpgsql as
      $$ begin return number % 2 = 1; end $$;
    create table stock (
      id int primary key, name text, amount int,
      constraint never_sold_out check (amount > 0 or name is null)
    );
    create table sale (
      id int primary key, stock_id int, amount int constraint odd check (is_odd(amount)),
      wanted date, paid date, code short,
      constraint wanted_or_paid check (num_nonnulls(wanted, paid) > 0),
      constraint both_in_order check (amount > 0 and (paid is null or paid >= wanted))
    );
    create function take() returns trigger language plpgsql security definer as $$ begin
      update stock set amount = amount - new.amount where id = new.stock_id; return new; end $$;
    create trigger take after insert on sale for each row execute function take();
    insert into stock values (1, 'Pump', 3);
    grant all on all tables in schema public to anon;`);
});
afterAll(() => database.close());

async function failureOf(values: Readonly<Record<string, string | null>>): Promise<Failure> {
  const entity = findEntity(database.source.specification ?? fail(), 'sale') as Entity;
  const error: unknown = await createRecord(database.source, entity, values).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DataError)) throw new Error('Nothing refused it.', { cause: error });
  return error.failure;
}

function fail(): never {
  throw new Error('The database has no specification.');
}

const sale = { id: '1', stock_id: '1', amount: '1', wanted: '2030-01-02' };

test.each([
  ['a condition', { wanted: null }, 'Fill in “Wanted” or “Paid”.', ['wanted', 'paid']],
  [
    'the part that isn’t fulfilled',
    { paid: '2030-01-01' },
    '“Paid” must not be before “Wanted”.',
    ['amount', 'paid', 'wanted'],
  ],
  ['a domain', { code: 'long' }, 'Enter at most 3 characters.', ['code']],
  ['what has no words', { amount: '2' }, 'The record doesn’t fulfil the rule “odd”.', ['amount']],
])('a refusal says %s', async (_, change, message, fields) => {
  const failure = await failureOf({ ...sale, ...change });
  expect(failure).toMatchObject({ kind: 'check', message });
  expect([...(failure.fields ?? [])].toSorted()).toEqual(fields.toSorted());
});

test('a refusal of another table, to which a trigger writes, has its words and none of its fields', async () => {
  const failure = await failureOf({ ...sale, amount: '3' });
  expect(failure.message).toBe('If “Name” is filled in: “Amount” must be more than 0.');
  expect(failure.fields).toBeUndefined();
});
