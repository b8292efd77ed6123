import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { createDataClient } from '../client/index.ts';
import { undoOf } from '../../../records/src/many/index.ts';
import { writeMany } from '../../../records/testing/write-many.ts';
import { readMany } from './bulk/index.ts';
import { recordCreation } from './creation/index.ts';
import { readRecord } from './read.ts';
import { write, type WriteStep } from './transaction/index.ts';
import { changeRecord, createRecord, deleteRecord } from './write.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(`
    create table inbox (id serial primary key, body text not null);
    create table held (id serial primary key, body text not null);
    create function hold() returns trigger language plpgsql security definer as $$ begin
      if new.body ilike '%spam%' then insert into held (body) values (new.body); return null; end if;
      return new; end $$;
    create trigger hold before insert on inbox for each row execute function hold();
    create table drop_box (body text not null);
    create trigger hold before insert on drop_box for each row execute function hold();

    create table note (id int primary key, body text, deleted_at timestamptz);
    create function keep_note() returns trigger language plpgsql as $$ begin
      update note set deleted_at = now() where id = old.id; return null; end $$;
    create trigger keep_note before delete on note for each row execute function keep_note();
    create table secret_mark (id int primary key, body text, mark int);
    create function count_up() returns trigger language plpgsql security definer as $$ begin
      update secret_mark set mark = coalesce(mark, 0) + 1 where id = old.id; return null; end $$;
    create trigger count_up before delete on secret_mark for each row execute function count_up();
    create table hidden (id int primary key, body text, gone boolean not null default false);
    create function hide() returns trigger language plpgsql security definer as $$ begin
      update hidden set gone = true where id = old.id; return null; end $$;
    create trigger hide before delete on hidden for each row execute function hide();
    alter table hidden enable row level security;
    create policy there on hidden using (not gone);

    create table locked (id int primary key, body text not null, is_locked boolean not null);
    create function skip_locked() returns trigger language plpgsql as
      $$ begin if old.is_locked then return null; end if; return new; end $$;
    create trigger skip_locked before update or delete on locked
      for each row execute function skip_locked();
    create function stamp() returns trigger language plpgsql as $$ begin return new; end $$;
    create trigger stamp before update on locked for each row execute function stamp();
    create table ledger (id int primary key, memo text);
    insert into ledger values (1, 'opening');
    create rule ledger_stays as on delete to ledger do instead nothing;
    create rule ledger_fixed as on update to ledger do instead nothing;
    create table membership (club int, person int, primary key (club, person));
    alter table membership enable row level security;
    create policy members on membership using (exists (
      select from membership other where other.club = membership.club));
    create table measure (day date primary key, value int check (value > 0)) partition by range (day);
    create table measure_2026 partition of measure for values from ('2026-01-01') to ('2027-01-01');

    create table action (id int primary key, name text);
    create table action_window (view text, primary key (id)) inherits (action);

    grant usage on schema public to anon;
    grant all on all tables in schema public to anon;
    grant usage on all sequences in schema public to anon;
    revoke select on drop_box from anon;
    revoke all on secret_mark from anon;
    grant select (id, body), delete on secret_mark to anon;
    `);
});

afterAll(() => database.close());

beforeEach(() =>
  database.exec(`
    truncate inbox, held, note, secret_mark, hidden, locked, measure, action restart identity;
    insert into note values (1, 'first'), (2, 'second'), (3, 'third');
    insert into secret_mark values (1, 'first');
    insert into hidden values (1, 'first'), (2, 'second');
    insert into locked values (1, 'closed', true), (2, 'open', false);
    insert into action values (1, 'plain'), (2, 'second plain');
    insert into action_window values (1, 'window', 'tree');`),
);

const entity = (name: string) => database.entity(name);
const read = (name: string, id: string) => readRecord(database.source, entity(name), id);
const rows = async (path: string): Promise<readonly unknown[]> => {
  const { data } = await database.source.client.supabase.schema('public').from(path).select('*');
  return data ?? [];
};
const all = async (name: string, ids: readonly string[]) =>
  (await readMany(database.source, entity(name), { kind: 'some', ids })).records;

const send = (step: WriteStep) =>
  write(database.source, { id: crypto.randomUUID(), steps: [step] });

describe('a new record that a trigger stores elsewhere', () => {
  it('is not sent again, until it is another one', async () => {
    const inbox = entity('inbox');
    const creation = recordCreation();
    const refused = {
      name: 'RecordNotKept',
      failure: {
        kind: 'refused',
        message: expect.stringContaining('the trigger “hold”') as string,
      },
    };
    const send = (body: string, by = creation) => by.send(database.source, inbox, { body });
    await expect(send('spam')).rejects.toMatchObject(refused);
    await expect(send('spam')).rejects.toMatchObject(refused);
    // Another page goes on with what was kept.
    await expect(send('spam', recordCreation(creation.kept()))).rejects.toMatchObject(refused);
    expect(await rows('held')).toHaveLength(1);
    expect(await send('ham')).toMatchObject({ values: { body: 'ham' } });
  });

  it('is noticed where the role can’t read records', async () => {
    const box = entity('drop_box');
    await expect(createRecord(database.source, box, { body: 'spam' })).rejects.toMatchObject({
      name: 'RecordNotKept',
    });
    expect(await createRecord(database.source, box, { body: 'ham' })).toBeNull();
  });

  it('undoes the transaction that it belongs to, and says so', async () => {
    const step = {
      entity: entity('inbox'),
      operation: 'insert',
      rows: [{ values: { body: 'spam' } }],
    } as const;
    await expect(send(step)).rejects.toMatchObject({
      cause: {
        failure: { kind: 'refused', message: expect.stringContaining('Nothing was saved') },
      },
    });
    expect(await rows('held')).toEqual([]);
  });
});

describe('a deletion that a trigger turns into a mark', () => {
  const message =
    'The database doesn’t delete this note, it keeps and marks it: the trigger “keep_note” changed it (Deleted).';

  it('is explained, also the second time', async () => {
    const note = entity('note');
    for (let time = 1; time <= 2; time += 1) {
      await expect(
        deleteRecord(database.source, note, await read('note', '1')),
      ).rejects.toMatchObject({
        failure: { kind: 'refused', message },
        current: { values: { body: 'first' } },
      });
    }
  });

  it('is still a conflict after another person’s change', async () => {
    const seen = await read('note', '1');
    await database.exec(`update note set body = 'theirs' where id = 1`);
    await expect(deleteRecord(database.source, entity('note'), seen)).rejects.toMatchObject({
      failure: { kind: 'conflict' },
      changed: ['body'],
    });
    expect(await rows('note')).toContainEqual({ id: 1, body: 'theirs', deleted_at: null });
  });

  it('is explained for many', async () => {
    const note = entity('note');
    const records = await all('note', ['1', '2', '3']);
    await database.exec(`update note set body = 'theirs' where id = 3`);
    const { failed, written } = await writeMany(database.source, note, records, {
      operation: 'delete',
    });
    expect(written).toEqual([]);
    expect(failed.map(({ record, error }) => [record.id, error.failure.kind])).toEqual([
      ['1', 'refused'],
      ['2', 'refused'],
      ['3', 'conflict'],
    ]);
    expect(failed[0]?.error.message).toBe(message);
  });

  it('ends where the mark can’t be seen', async () => {
    const record = await read('secret_mark', '1');
    await expect(
      deleteRecord(database.source, entity('secret_mark'), record),
    ).rejects.toMatchObject({
      failure: { kind: 'refused', message: expect.stringContaining('“count_up” kept') as string },
    });
  });

  it('has deleted what a policy hides afterwards', async () => {
    const hidden = entity('hidden');
    const record = await read('hidden', '1');
    expect(await deleteRecord(database.source, hidden, record)).toBe(false);
    const { written, failed } = await writeMany(
      database.source,
      hidden,
      await all('hidden', ['2']),
      { operation: 'delete' },
    );
    expect(written).toMatchObject([{ before: { id: '2' }, isHidden: true }]);
    expect(failed).toEqual([]);
    // Created again, it would meet the hidden one.
    expect(undoOf(hidden, written)).toBeUndefined();
    expect(await rows('hidden')).toEqual([]);
  });
});

describe('a refusal names', () => {
  it('the trigger that leaves a record unchanged', async () => {
    const locked = entity('locked');
    expect(locked.interceptors).toEqual([
      { kind: 'trigger', name: 'skip_locked', events: ['update', 'delete'] },
    ]);
    const record = await read('locked', '1');
    await expect(
      changeRecord(database.source, locked, record, { body: 'new' }),
    ).rejects.toMatchObject({
      failure: {
        kind: 'refused',
        message:
          'The database accepted the edit, but the trigger “skip_locked” left this locked unchanged.',
      },
    });
    const { failed, written } = await writeMany(
      database.source,
      locked,
      await all('locked', ['1', '2']),
      { operation: 'update', values: () => ({ body: 'new' }) },
    );
    expect(written.map(({ before }) => before?.id)).toEqual(['2']);
    expect(failed[0]?.error.message).toContain('the trigger “skip_locked” left');
  });

  it('the rule that takes the place of a write', async () => {
    const ledger = entity('ledger');
    const record = await read('ledger', '1');
    const writes = {
      ledger_fixed: changeRecord(database.source, ledger, record, { memo: 'new' }),
      ledger_stays: deleteRecord(database.source, ledger, record),
    };
    for (const [rule, write] of Object.entries(writes)) {
      await expect(write).rejects.toMatchObject({
        failure: {
          code: '0A000',
          reaction: 'none',
          message: `The Data API can’t do this here: the rule “${rule}” of the database would take its place. Nothing was changed.`,
        },
      });
    }
  });

  it('the relation whose policies call themselves', async () => {
    await expect(read('membership', '1,1')).rejects.toMatchObject({
      failure: {
        code: '42P17',
        reaction: 'none',
        message: expect.stringContaining('The policies of “membership” call themselves') as string,
      },
    });
  });

  it('the value that has no partition', async () => {
    const measure = entity('measure');
    await expect(
      createRecord(database.source, measure, { day: '2031-02-03', value: '1' }),
    ).rejects.toMatchObject({
      failure: {
        field: 'day',
        message: expect.stringContaining(
          'no partition for this measure (Day: 2031-02-03)',
        ) as string,
      },
    });
    await expect(
      createRecord(database.source, measure, { day: '2026-02-03', value: '-1' }),
    ).rejects.toMatchObject({ failure: { field: 'value', constraint: 'measure_value_check' } });
  });
});

describe('a key that records of several tables share', () => {
  const shared = {
    failure: { kind: 'refused', message: expect.stringContaining('have this key') },
  };

  it('opens, changes and deletes none of them', async () => {
    const action = entity('action');
    expect(action.sharedKey).toBe(true);
    await expect(read('action', '1')).rejects.toMatchObject(shared);
    const seen = { id: '1', values: {} };
    await expect(
      changeRecord(database.source, action, seen, { name: 'new' }),
    ).rejects.toMatchObject(shared);
    await expect(deleteRecord(database.source, action, seen)).rejects.toMatchObject(shared);
    const step = { entity: action, operation: 'delete', rows: [{ record: seen }] } as const;
    await expect(send(step)).rejects.toMatchObject({ cause: shared });
    expect(await rows('action')).toHaveLength(3);
  });

  it('stops no other record, one by one or among many', async () => {
    const action = entity('action');
    await changeRecord(database.source, action, await read('action', '2'), { name: 'new' });
    const records = await all('action', ['1', '2']);
    const { written, failed } = await writeMany(database.source, action, records, {
      operation: 'delete',
    });
    expect(written.map(({ before }) => before?.id)).toEqual(['2']);
    expect(failed[0]?.error).toMatchObject(shared);
    expect(await rows('action')).toHaveLength(2);
  });

  it('is noticed by servers that don’t know the preference', async () => {
    const action = entity('action');
    const { url, publishableKey } = database.source.client;
    const fetch: typeof globalThis.fetch = (input, init) =>
      new Headers(init?.headers).get('prefer')?.includes('max-affected') === true
        ? Promise.resolve(Response.json({ code: 'PGRST122', message: '' }, { status: 400 }))
        : database.fetch(input, init);
    const client = createDataClient({ url, publishableKey, fetch });
    const old = { ...database.source, client };
    const seen = { id: '1', values: {} };
    await expect(deleteRecord(old, action, seen)).rejects.toMatchObject(shared);
    await deleteRecord(old, action, { id: '2', values: {} });
    expect(await rows('action')).toHaveLength(2);
  });
});
