import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Backend } from '../backend/index.ts';
import { lendBackend } from '../../testing/index.ts';
import { findPerson, setPassword } from './people.ts';
import { provideAccount } from './provide-account.ts';

const account = { email: 'demo@ninefold.example', password: 'demonstration' };
let backend: Backend;

beforeEach(async () => {
  backend = await lendBackend();
  await backend.exec(`
    create table member (id uuid primary key references auth.users, team int not null);
    create function join_team() returns trigger language plpgsql security definer as $$
    begin
      insert into public.member values (new.id, (new.raw_user_meta_data ->> 'team')::int);
      return new;
    end $$;`);
});
afterEach(() => backend.close());

async function signIn() {
  const supabase = createClient('http://backend.test', backend.publishableKey, {
    global: { fetch: backend.clientFetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return (await supabase.auth.signInWithPassword(account)).error;
}

test('a trigger on accounts runs', async () => {
  await backend.exec(`
    alter table member alter team drop not null;
    create trigger on_sign_up after insert on auth.users for each row execute function join_team()`);
  expect(await provideAccount(backend, account)).toEqual({ kind: 'provided' });
  expect((await backend.query('select team from member')).rows).toEqual([{ team: null }]);
  expect(await signIn()).toBeNull();
});

test.each([
  [
    'fails',
    'create trigger t after insert on auth.users for each row execute function join_team()',
  ],
  [
    'fails at the end of the transaction',
    'create constraint trigger t after insert on auth.users deferrable initially deferred for each row execute function join_team()',
  ],
  [
    'fails before the statement',
    'create trigger t before insert on auth.users execute function join_team()',
  ],
  [
    'drops the row',
    `create function drop_row() returns trigger language plpgsql as 'begin return null; end';
     create trigger t before insert on auth.users for each row execute function drop_row()`,
  ],
])('the account does not depend on a trigger that %s', async (_, trigger) => {
  await backend.exec(trigger);
  expect(await provideAccount(backend, account)).toMatchObject({ kind: 'withoutTriggers' });
  expect(await signIn()).toBeNull();
});

test('an account that the database rejects is reported', async () => {
  await backend.exec(`alter table auth.users add check (email like '%@orchard.example')`);
  expect(await provideAccount(backend, account)).toEqual({
    kind: 'failed',
    reason: expect.stringContaining('violates check constraint'),
  });
});

test('a password is set without the triggers of updates', async () => {
  const { id } = await backend.createAccount({ ...account, password: 'another' });
  await backend.exec(
    'create trigger t before update on auth.users for each row execute function join_team()',
  );
  const person = await findPerson(backend, id);
  await setPassword(backend, person!, account.password);
  const { rows } = await backend.query(
    `select encrypted_password like '$2%' as hashed from auth.users`,
  );
  expect(rows).toEqual([{ hashed: true }]);
  await backend.exec('drop trigger t on auth.users');
  expect(await signIn()).toBeNull();
});
