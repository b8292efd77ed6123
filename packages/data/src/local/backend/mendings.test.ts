import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { createBackend } from '../index.ts';
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

test("1000 requests at once lose no acknowledged write, and see no other person's", async () => {
  const backend = await createBackend();
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
  const { rows } = await backend.query<{ id: number; amount: number }>(
    'select id, amount from entry order by id',
  );
  expect(rows).toEqual(
    [...acknowledged].sort(([a], [b]) => a - b).map(([id, amount]) => ({ id, amount })),
  );
  await backend.close();
});

test('grants on columns outlast a restart, and a snapshot, whatever is asked first', async () => {
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
