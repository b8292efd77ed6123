import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { createBackend } from '../index.ts';
import { lendBackend } from '../../testing/index.ts';
import type { Backend } from './backend.ts';

const url = 'http://backend.test';
const password = 'correct horse';
const schemaSql = `
  create table entry (
    id int primary key,
    owner uuid not null default auth.uid(),
    amount int check (amount > 0),
    secret text
  );
  alter table entry enable row level security;
  create policy own on entry using (owner = auth.uid()) with check (owner = auth.uid());
  grant select (id, owner, amount), insert (id, amount), update (amount), delete on entry
    to authenticated;
  create table visit (id int primary key check (id % 3 <> 0));
  grant insert on visit to anon;
  create function who() returns uuid language sql stable as $$ select auth.uid() $$;
  create function add_and_fail(id int) returns void language plpgsql as $$
    begin
      insert into entry (id, amount) values (id, 1);
      raise exception 'It failed.';
    end $$;`;

interface Person {
  readonly id: string;
  readonly client: SupabaseClient;
}

async function signIn(backend: Backend, email: string): Promise<SupabaseClient> {
  const client = createClient(url, backend.publishableKey, {
    global: { fetch: backend.clientFetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return client;
}

async function person(backend: Backend, email: string): Promise<Person> {
  const { id } = await backend.createAccount({ email, password });
  return { id, client: await signIn(backend, email) };
}

async function insertVisit(backend: Backend, id: number): Promise<number> {
  const response = await backend.clientFetch(`${url}/rest/v1/visit`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  return response.status;
}

test("1000 requests at once lose no acknowledged write, and see no other person's", async () => {
  const backend = await lendBackend();
  await backend.exec(schemaSql);
  const people = await Promise.all([
    person(backend, 'one@ninefold.example'),
    person(backend, 'two@ninefold.example'),
    person(backend, 'three@ninefold.example'),
  ]);
  const acknowledged = new Map<number, number>();
  const made = new Map<number, PromiseWithResolvers<void>>();
  for (let id = 0; id < 1000; id++) made.set(id, Promise.withResolvers());
  const mine = 'id,owner,amount';

  const wrong: unknown[] = [];
  const answered = (found: unknown, wanted: unknown) => {
    if (!isDeepStrictEqual(found, wanted)) wrong.push({ found, wanted });
  };
  // At the very same moment: what goes through supabase-js waits for its session in turn.
  const visits = Array.from({ length: 300 }, (_, id) => insertVisit(backend, id));
  await Promise.all(
    Array.from({ length: 1000 }, async (_, index) => {
      const { id: owner, client } = people[index % people.length] as Person;
      const entries = client.from('entry');
      // Changed or removed as soon as it is made, four requests of the same person before this one.
      const earlier = index - 3 * 4;
      switch (Math.floor(index / 3) % 8) {
        case 0:
        case 1: {
          const { status } = await entries.insert({ id: index, amount: index + 1 });
          answered(status, 201);
          acknowledged.set(index, index + 1);
          made.get(index)?.resolve();
          break;
        }
        case 2:
          answered((await entries.insert({ id: index, amount: -1 })).error?.code, '23514');
          break;
        case 3:
          answered((await client.rpc('add_and_fail', { id: index })).error?.code, 'P0001');
          break;
        case 4: {
          await made.get(earlier)?.promise;
          const { data } = await entries.update({ amount: 5 }).eq('id', earlier).select(mine);
          answered(data, [{ id: earlier, owner, amount: 5 }]);
          acknowledged.set(earlier, 5);
          break;
        }
        case 5: {
          await made.get(earlier)?.promise;
          const { data } = await entries.delete().eq('id', earlier).select('id');
          answered(data, [{ id: earlier }]);
          acknowledged.delete(earlier);
          break;
        }
        case 6: {
          const { data } = await entries.select(mine);
          answered(
            data?.filter((row) => row.owner !== owner),
            [],
          );
          break;
        }
        default:
          answered((await client.rpc('who')).data, owner);
      }
    }),
  );

  expect(wrong).toEqual([]);
  expect(await Promise.all(visits)).toEqual(visits.map((_, id) => (id % 3 === 0 ? 400 : 201)));
  const { rows: visited } = await backend.query<{ count: number }>(
    'select count(*)::int from visit',
  );
  expect(visited).toEqual([{ count: 200 }]);
  const { rows } = await backend.query<{ id: number; amount: number }>(
    'select id, amount from entry order by id',
  );
  expect(rows).toEqual(
    [...acknowledged].sort(([a], [b]) => a - b).map(([id, amount]) => ({ id, amount })),
  );
  await backend.close();
});

test('grants on columns survive a restart and a snapshot, with any first request', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'ninefold-grants-')), 'data');
  const email = 'one@ninefold.example';
  const first = await createBackend({ folder });
  await first.exec(schemaSql);
  await first.createAccount({ email, password });
  const snapshot = await first.snapshot();
  await first.close();
  for (const options of [{ folder }, { snapshot }]) {
    const again = await createBackend(options);
    const client = await signIn(again, email);
    expect((await client.from('entry').select('id')).error).toBeNull();
    expect((await client.from('entry').select('secret')).error?.code).toBe('42501');
    const { error } = await client.from('entry').insert({ id: 1, amount: 1, secret: 'x' });
    expect(error?.code).toBe('42501');
    await again.close();
  }
  await rm(join(folder, '..'), { recursive: true });
});

test('an error carries code, message, details and hint, with the status of PostgREST', async () => {
  const backend = await lendBackend();
  await backend.exec(`
    create domain percentage as int check (value between 0 and 100);
    create table part (id int primary key, price int check (price > 0), share percentage);
    create table use (part_id int not null references part);
    create function refuse() returns void language plpgsql as $$
      begin
        raise exception 'Not today.' using detail = 'It is Sunday.', hint = 'Come tomorrow.';
      end $$;
    insert into part values (1, 1, 1);
    grant all on part, use to anon;`);
  const client = createClient(url, backend.publishableKey, {
    global: { fetch: backend.clientFetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const responses = await Promise.all([
    client.from('part').insert({ id: 2, price: -1 }),
    client.from('part').insert({ id: 2, share: 101 }),
    client.from('part').insert({ id: 1 }),
    client.from('use').insert({ part_id: 7 }),
    client.from('use').insert({}),
    client.rpc('refuse'),
  ]);
  const errors = responses.map(({ status, error }) => {
    const { code, message, details, hint } = error ?? {};
    return { status, code, message, details, hint };
  });
  expect(errors).toEqual([
    errorWith(400, '23514', /violates check constraint "part_price_check"/, /^Failing row/),
    errorWith(400, '23514', /violates check constraint "percentage_check"/, null),
    errorWith(409, '23505', /duplicate key value/, /^Key \(id\)=\(1\) already exists/),
    errorWith(409, '23503', /violates foreign key/, /is not present in table "part"/),
    errorWith(400, '23502', /null value in column "part_id"/, /^Failing row/),
    errorWith(400, 'P0001', /^Not today\.$/, /^It is Sunday\.$/, 'Come tomorrow.'),
  ]);
  await backend.close();
});

const matching = (text: RegExp): unknown => expect.stringMatching(text);

function errorWith(
  status: number,
  code: string,
  message: RegExp,
  details: RegExp | null,
  hint: string | null = null,
) {
  return { status, code, message: matching(message), details: details && matching(details), hint };
}

/** A number as it is written. */
function keepDigits(_: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? `number ${context?.source}` : value;
}

test('every value is written at the top level as it is where it is embedded', async () => {
  const backend = await lendBackend();
  await backend.exec(`
    create type state as enum ('open', 'on hold');
    create type place as (name text, floor int);
    create table owner (id int primary key);
    create table thing (
      id int primary key, owner_id int references owner, made timestamptz, day timestamp, sum numeric,
      large bigint, ratio float8, bytes bytea, states state[], places place[], spans tstzrange,
      json json, jsonb jsonb, lasting interval, address inet, bits bit(3), point point
    );
    insert into owner values (1);
    insert into thing values (
      1, 1, '2026-03-29 01:30:00.123456+01', '2026-03-29 02:30', 12345678901234567890.12345678900,
      9007199254740993, 'NaN', '\\x00ff', '{open,on hold}', array[row('a, b', 1)::place],
      '[2026-01-01 00:00Z,)', '{"a":  1.10}', '{"b": 1e2}', '1 day 02:03', '10.0.0.1/8', '101', '(1,2)'
    );
    grant select on owner, thing to anon;`);
  const read = async (path: string) => {
    const headers = { apikey: backend.publishableKey };
    return (await backend.clientFetch(`${url}/rest/v1/${path}`, { headers })).text();
  };
  const top = await read('thing?select=*');
  const embedded = await read('owner?select=thing(*)');
  expect(JSON.parse(embedded, keepDigits)).toEqual([{ thing: JSON.parse(top, keepDigits) }]);
  expect(top).toContain('"sum":12345678901234567890.12345678900,"large":9007199254740993,');
  expect(top).toContain('"made":"2026-03-29T00:30:00.123456+00:00"');
  expect(top).toContain('"states":["open","on hold"]');
  await backend.close();
});
