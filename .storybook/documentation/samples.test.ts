/** Runs what pages show as samples, where no other test does. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadLanguage } from '@ninefold/messages';
import { inLanguage } from '@ninefold/specification';
import { installationSql, specificationOf } from '@ninefold/specification/catalog';
import { applyAll } from '@ninefold/specification/declaration/full';
import { loadSpecification } from '@ninefold/data/client';
import type { Backend } from '@ninefold/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presenceTopic } from '../../packages/data/src/realtime/follow-presence.ts';
import { dataClient, loadedWorkshop, signIn } from '../../apps/workshop/testing/loaded-workshop.ts';
import { messages } from '../../docs/samples/messages.ts';
import { openShop } from '../../docs/samples/embedded-backend.ts';
import { specification } from '../../docs/samples/specification.ts';
import { deleteRecordMessages } from '../../packages/ui/src/patterns/delete-record/messages.ts';
import { root } from './pages.ts';

const sql = (name: string) => readFile(join(root, `docs/samples/${name}.sql`), 'utf8');

let backend: Backend;
beforeAll(async () => {
  backend = await loadedWorkshop();
});
afterAll(() => backend.close());

test('the declaration fits the example’s database', async () => {
  await backend.exec(installationSql());
  const client = dataClient(backend);
  await signIn(client, 'owner');
  const found = specificationOf(await loadSpecification(client));
  expect(applyAll(found, inLanguage(specification)).problems).toEqual([]);
});

test('the other word replaces the product’s', async () => {
  await loadLanguage('en', { overrides: messages.texts, parts: ['first', 'rest'] });
  expect(deleteRecordMessages.cancel).toBe('Keep');
  await loadLanguage('en', { parts: ['first', 'rest'] });
  expect(deleteRecordMessages.cancel).not.toBe('Keep');
});

test('aggregate functions are enabled for the role that the Data API signs in as', async () => {
  await backend.exec(
    'do $$ begin create role authenticator; exception when duplicate_object then null; end $$',
  );
  await backend.exec(await sql('aggregates'));
  const { rows } = await backend.query(
    "select array_to_string(setconfig, ',') as setting from pg_db_role_setting join pg_roles r on r.oid = setrole where rolname = 'authenticator' and setdatabase = 0",
  );
  expect(rows).toEqual([{ setting: 'pgrst.db_aggregates_enabled=true' }]);
});

test('a table is added to the publication of Realtime', async () => {
  await backend.exec('create publication supabase_realtime');
  await backend.exec(await sql('follow-changes'));
  const { rows } = await backend.query('select tablename from pg_publication_tables');
  expect(rows).toEqual([{ tablename: 'work_order' }]);
});

test('the policies let people into the channel of a record, and no other', async () => {
  // As Supabase's documentation has them: the embedded database has no Realtime.
  await backend.exec(`create schema realtime;
    create table realtime.messages (extension text, topic text);
    alter table realtime.messages enable row level security;
    create function realtime.topic() returns text language sql stable as
      $$ select current_setting('realtime.topic', true) $$;
    grant usage on schema realtime to authenticated;
    grant select, insert on realtime.messages to authenticated;
    insert into realtime.messages values ('presence', 'any')`);
  await backend.exec(await sql('who-has-it-open'));
  const topic = presenceTopic({ schema: 'public', table: 'work_order', id: '1' });
  const counted = async (of: string) => {
    await backend.exec(
      `set role authenticated; select set_config('realtime.topic', '${of}', false)`,
    );
    const { rows } = await backend.query('select count(*)::int as count from realtime.messages');
    await backend.exec('reset role');
    return rows;
  };
  expect(await counted(topic)).toEqual([{ count: 1 }]);
  expect(await counted('another')).toEqual([{ count: 0 }]);
});

test('the embedded backend answers by its policies', async () => {
  const shop = await openShop();
  const read = await shop.supabase.from('item').select('name');
  expect(read.data).toEqual([{ name: 'Bearing' }]);
  const { error } = await shop.supabase.from('item').insert({ id: 2, name: 'Belt' });
  expect(error?.code).toBe('42501');
  await shop.backend.close();
});
