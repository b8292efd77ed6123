import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entity } from '@ninefold/specification';
import { readRecord } from './read.ts';
import type { RecordRow } from './record.ts';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { changeRecord, deleteRecord } from './write.ts';
import { RecordConflict } from './record-conflict.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(`
    create table job (id int primary key, title text not null, state text not null, note text);
    create table shouted (id int primary key, title text not null, times int not null default 0);
    create function shout() returns trigger language plpgsql as $$
      begin new.title := upper(new.title); new.times := old.times + 1; return new; end $$;
    create trigger shout before update on shouted for each row execute function shout();
    create table counted (id int primary key, title text not null, saves int not null default 0);
    create function count_save() returns trigger language plpgsql as $$
      begin
        if new.saves = old.saves then
          update counted set saves = saves + 1 where id = new.id;
        end if;
        return null;
      end $$;
    create trigger count_save after update on counted for each row execute function count_save();
    create table guarded (id int primary key, title text not null);
    alter table guarded enable row level security;
    create policy seen on guarded for select using (id < 10);
    create policy changed on guarded for update using (id = 1);
    create policy deleted on guarded for delete using (id = 1);
    create table part (id int, region text, title text, primary key (id, region))
      partition by list (region);
    create table part_a partition of part for values in ('a');
    create table part_b (title text, region text not null, id int not null);
    alter table part attach partition part_b for values in ('b');
    create table held (id int primary key, title text, state text, doc jsonb, secret text);
    create view job_view as select id, title, state, now() as read_at from job;

    grant usage on schema public to anon;
    grant select, insert, update, delete on job, shouted, counted, guarded, part, job_view to anon;
    grant delete, select (id, title, state, doc), update (title, state, doc, secret) on held to anon;
  `);
});

afterAll(() => database.close());

const entity = (name: string) => database.entity(name);
const byKey = (name: string): Entity => ({ ...entity(name), key: ['id'] });
const read = (of: Entity, id = '1') => readRecord(database.source, of, id);
const change = (
  of: Entity,
  record: RecordRow | string,
  values: Parameters<typeof changeRecord>[3],
  options?: Parameters<typeof changeRecord>[4],
) => changeRecord(database.source, of, record, values, options);

const remove = (of: Entity, seen: RecordRow) => deleteRecord(database.source, of, seen);

/** A row that nobody else changes, as it was read. */
async function fresh(name: string, values: string): Promise<RecordRow> {
  await database.exec(`truncate ${name}; insert into ${name} values (${values})`);
  return read(entity(name));
}

describe('a change of a record', () => {
  test('that has changed meanwhile changes nothing, and says which fields', async () => {
    const seen = await fresh('job', `1, 'Pump', 'open', null`);
    await database.exec(`update job set title = 'Fan', note = 'loud'`);
    const refused = change(entity('job'), seen, { state: 'done' });
    await expect(refused).rejects.toMatchObject({
      name: 'RecordConflict',
      changed: ['title', 'note'],
      current: { values: { title: 'Fan', state: 'open', note: 'loud' } },
      failure: {
        kind: 'conflict',
        reaction: 'reload',
        message:
          'This job has changed since you opened it. Your changes were not saved. Load the current values, check them, then save again.',
      },
    });
    expect((await read(entity('job'))).values).toMatchObject({ title: 'Fan', state: 'open' });
  });

  test('goes through with the record that the refusal brought', async () => {
    const seen = await fresh('job', `1, 'Pump', 'open', null`);
    await database.exec(`update job set title = 'Fan'`);
    const error: unknown = await change(entity('job'), seen, { state: 'done' }).catch(
      (refusal: unknown) => refusal,
    );
    if (!(error instanceof RecordConflict)) throw error;
    const saved = await change(entity('job'), error.current, { state: 'done' });
    expect(saved.values).toMatchObject({ title: 'Fan', state: 'done' });
  });

  test('succeeds after an update that changed no value', async () => {
    const seen = await fresh('job', `1, 'Pump', 'open', null`);
    await database.exec(`update job set title = title`);
    expect((await change(entity('job'), seen, { state: 'done' })).values['state']).toBe('done');
  });

  test('goes through where only a hidden field has changed that it does not write', async () => {
    const seen = await fresh('job', `1, 'Pump', 'open', null`);
    const job = entity('job');
    const hidden = { value: true, source: job.source };
    const hiding = {
      ...job,
      fields: job.fields.map((field) => (field.name === 'note' ? { ...field, hidden } : field)),
    };
    await database.exec(`update job set note = 'loud'`);
    await expect(change(hiding, seen, { note: 'low' })).rejects.toMatchObject({
      changed: ['note'],
    });
    expect((await change(hiding, seen, { state: 'done' })).values).toMatchObject({
      state: 'done',
      note: 'loud',
    });
  });

  test('is overwritten by an id alone', async () => {
    await fresh('job', `1, 'Pump', 'open', null`);
    expect((await change(entity('job'), '1', { title: 'Fan' })).values['title']).toBe('Fan');
  });

  test.each(['job', 'shouted', 'counted', 'part'])(
    'of %s twice in a row by the same person is not a conflict',
    async (name) => {
      const values = { job: `1, 'a', 'open', null`, part: `1, 'a', 'a'` }[name] ?? `1, 'a'`;
      await database.exec(`truncate ${name}; insert into ${name} values (${values})`);
      const seen = await read(entity(name), name === 'part' ? '1,a' : '1');
      const first = await change(entity(name), seen, { title: 'b' });
      const second = await change(entity(name), first, { title: 'c' });
      expect(second.values['title']).toBe(name === 'shouted' ? 'C' : 'c');
    },
  );

  test('moves a row to another partition, both ways', async () => {
    await database.exec(`truncate part; insert into part values (1, 'a', 'x')`);
    const moved = await change(entity('part'), await read(entity('part'), '1,a'), { region: 'b' });
    const back = await change(entity('part'), await read(entity('part'), moved.id), {
      region: 'a',
    });
    expect(back.values).toMatchObject({ region: 'a', title: 'x' });
  });

  test('tells a deleted record from one that may not be edited', async () => {
    const seen = await fresh('guarded', `1, 'a'`);
    await database.exec(`insert into guarded values (2, 'b')`);
    const other = await read(entity('guarded'), '2');
    await expect(change(entity('guarded'), other, { title: 'c' })).rejects.toMatchObject({
      failure: {
        kind: 'denied',
        message: 'You can see this guarded, but you don’t have permission to edit it.',
      },
    });
    await database.exec(`delete from guarded`);
    await expect(change(entity('guarded'), seen, { title: 'c' })).rejects.toMatchObject({
      failure: {
        kind: 'not found',
        message: 'This guarded was deleted, or you no longer have access to it.',
      },
    });
  });
});

describe('a change that is guarded by the fields that it writes', () => {
  test('is refused where one of them has changed, and not where another has', async () => {
    const seen = await fresh('job', `1, 'Pump', 'open', null`);
    const close = () =>
      change(entity('job'), seen, { state: 'done', note: 'fixed' }, { guard: 'fields' });
    await database.exec(`update job set title = 'Fan', note = 'loud'`);
    await expect(close()).rejects.toMatchObject({ changed: ['note'] });
    await database.exec(`update job set note = null`);
    expect((await close()).values).toMatchObject({ title: 'Fan', state: 'done', note: 'fixed' });
    await expect(close()).rejects.toMatchObject({ changed: ['state', 'note'] });
  });

  test('carries the values in its request, and reads nothing first', async () => {
    const seen = await fresh('job', `1, 'Pump', 'open', null`);
    database.asked();
    await change(entity('job'), seen, { state: 'done', note: 'x' }, { guard: 'fields' });
    const [asked, ...others] = database.asked();
    expect(asked).toContain('&id=eq.1&state=eq.open&note=is.null');
    expect(others).toEqual([]);
  });
});

describe('where a row has no version', () => {
  test('a view is guarded by the fields that are written', async () => {
    await fresh('job', `1, 'Pump', 'open', null`);
    const view = byKey('job_view');
    const seen = await read(view);
    expect(seen.version).toBeUndefined();
    await database.exec(`update job set title = 'Fan'`);
    expect((await change(view, seen, { state: 'done' })).values['state']).toBe('done');
    await expect(change(view, seen, { title: 'Saw' })).rejects.toMatchObject({
      changed: ['title'],
    });
  });

  test('columns that are granted one by one are guarded so too, and unseen ones are not', async () => {
    await fresh('held', `1, 'a', 'open', '{"n": 1}', 'hidden'`);
    const seen = await read(entity('held'));
    expect(seen.version).toBeUndefined();
    await change(entity('held'), seen, { secret: 'new' });
    await database.exec(`update held set title = 'b'`);
    await expect(change(entity('held'), seen, { title: 'c' })).rejects.toMatchObject({
      changed: ['title'],
    });
  });

  test('what no condition compares is read again before the write', async () => {
    await fresh('held', `1, 'a', 'open', '{"n": 1}', null`);
    const seen = await read(entity('held'));
    const { values } = await change(entity('held'), seen, { doc: '{"n":2}' });
    expect(values['doc']).toBe('{"n": 2}');
    await expect(change(entity('held'), seen, { doc: '{"n":3}' })).rejects.toMatchObject({
      changed: ['doc'],
    });
  });

  test('so is a text too long for an address', async () => {
    const long = 'ä'.repeat(3000);
    await fresh('held', `1, '${long}', 'open', null, null`);
    const seen = await read(entity('held'));
    database.asked();
    await change(entity('held'), seen, { title: 'short', state: 'done' });
    for (const path of database.asked()) expect(path.length).toBeLessThan(1000);
    await expect(change(entity('held'), seen, { title: 'x' })).rejects.toMatchObject({
      changed: ['title'],
    });
  });
});

describe('deleting a record', () => {
  test.each([
    ['by its version', () => entity('job'), `1, 'Pump', 'open', null`],
    ['by the values of a view that computes one', () => byKey('job_view'), ''],
    ['by the values that may be read', () => entity('held'), `1, 'a', 'open', '{"n": 1}', null`],
  ])('that has changed meanwhile deletes nothing: %s', async (_how, of, values) => {
    const name = of().name === 'job_view' ? 'job' : of().name;
    await fresh(name, values === '' ? `1, 'Pump', 'open', null` : values);
    const seen = await read(of());
    await database.exec(`update ${name} set title = 'Fan'`);
    await expect(remove(of(), seen)).rejects.toMatchObject({
      changed: ['title'],
      failure: { kind: 'conflict', message: expect.stringContaining('and was not deleted.') },
    });
    await remove(of(), await read(of()));
    await expect(read(of())).rejects.toMatchObject({ failure: { kind: 'not found' } });
  });
});
