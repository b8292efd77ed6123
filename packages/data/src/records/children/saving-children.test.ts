import { childrenOf } from '@ninefold/specification/children';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordChange } from '../change/index.ts';
import { recordCreation } from '../creation/index.ts';
import { readRecord } from '../read.ts';
import type { RecordRow } from '../record.ts';
import {
  answerDropped,
  dropped,
  type Fault,
  type FaultySource,
  faultySource,
} from '../../../testing/faulty-source.ts';
import { openDatabase, type TestDatabase, withoutWrite } from '../../../testing/open-database.ts';
import { type PlacedRow, placeRows, readChildren, type RowWrite, savingChildren } from './index.ts';

const tables = `
  create table invoice (id bigint generated always as identity primary key, title text not null);
  create table line (
    invoice_id bigint references invoice on delete cascade, position smallint,
    text text not null, price numeric(10, 2) check (price >= 0), primary key (invoice_id, position)
  );
  create table mark (
    id uuid primary key default gen_random_uuid(),
    invoice_id bigint not null references invoice on delete cascade,
    position int not null, text text, unique (invoice_id, position)
  );
  create table extra (invoice_id bigint primary key references invoice, text text not null);
  create table tag (org int, id int, primary key (org, id));
  create table invoice_tag (
    invoice_id bigint references invoice on delete cascade, org int, tag_id int,
    since timestamptz not null default now(),
    primary key (invoice_id, org, tag_id), foreign key (org, tag_id) references tag
  );
  grant usage on schema public to anon;
  grant select, insert, update, delete on invoice, line, mark, extra, tag, invoice_tag to anon;`;

const added = (row: string, price: string): PlacedRow => ({ row, values: { text: row, price } });

const pick = (org: string, id: string): PlacedRow => ({
  row: `${org},${id}`,
  values: { org, tag_id: id },
});

describe.each(['in one transaction', 'in order'])('%s', (how) => {
  const isTogether = how === 'in one transaction';
  let database: TestDatabase;
  let connection: FaultySource;

  beforeAll(async () => {
    database = await openDatabase(tables);
    connection = faultySource(isTogether ? database : withoutWrite(database));
  });

  afterAll(() => database.close());

  beforeEach(() =>
    database.exec(`
      truncate invoice, line, mark, extra, tag, invoice_tag restart identity;
      insert into invoice (title) values ('first');
      insert into tag values (1, 1), (1, 2), (2, 1);
      insert into line select 1, place, 'line ' || place, place from generate_series(1, 3) place;`),
  );

  const read = async (table: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
    const { data } = await database.source.client.supabase.schema('public').from(table).select('*');
    return data ?? [];
  };

  const lines = async () =>
    (await read('line'))
      .map(({ invoice_id: invoice, position, text, price }) =>
        [invoice, position, text, Number(price)].join(' '),
      )
      .toSorted();

  const tags = async (invoice: number) =>
    (await read('invoice_tag'))
      .filter(({ invoice_id: of }) => of === invoice)
      .map(({ org, tag_id: id }) => `${String(org)},${String(id)}`)
      .toSorted();

  /** A read takes too long, of which the database says that nothing came of it: unlike after a lost answer. */
  const unreadable: Fault = async (send) =>
    connection.sent().at(-1) === 'GET'
      ? Response.json({ code: '57014', message: 'canceling statement' }, { status: 500 })
      : send();

  /** The form of an invoice, new or stored, with its lines. */
  async function form(id?: string, child = 'line') {
    const invoice = database.entity('invoice');
    const all = childrenOf(database.source.entities, invoice, undefined);
    const children = all.find(({ entity }) => entity.name === child);
    if (children === undefined) throw new Error(`${child} has no position within an invoice.`);
    const row = id === undefined ? undefined : await readRecord(database.source, invoice, id);
    const stored =
      row === undefined ? [] : ((await readChildren(database.source, children, row)) ?? []);
    const saving = savingChildren();
    const creation = recordCreation();
    const sending = recordChange();
    const saved: string[] = [];
    const placed = stored.map((record): PlacedRow => ({ row: record.id, record, values: {} }));
    const save = (
      values: Readonly<Record<string, string>>,
      rows: readonly PlacedRow[],
      {
        faults = [],
        deleted = [],
      }: { faults?: readonly Fault[]; deleted?: readonly PlacedRow[] } = {},
    ): Promise<RecordRow | null> => {
      connection.fail(faults);
      const deletes = deleted.map(({ row: of, record }): RowWrite => ({
        row: of,
        operation: 'delete',
        record,
        values: {},
      }));
      const form = {
        children,
        writes: [...deletes, ...placeRows(children, rows)],
        known: new Set(stored.map((record) => record.id)),
        onSaved: (of: string) => saved.push(of),
      };
      return row === undefined
        ? saving.create(connection.source, invoice, { creation, values }, [form])
        : saving.change(connection.source, invoice, { sending, row, values }, [form]);
    };
    return { placed, save, saved };
  }

  it('creates a record with its rows', async () => {
    const { save } = await form();
    const created = await save({ title: 'second' }, [added('a', '1.50'), added('b', '2')]);
    expect(created).toMatchObject({ id: '2', title: 'second' });
    expect((await lines()).slice(3)).toEqual(['2 1 a 1.5', '2 2 b 2']);
  });

  it('deletes, edits, reorders and adds rows with a change of the record', async () => {
    const { placed, save } = await form('1');
    const [first, second, third] = placed as [PlacedRow, PlacedRow, PlacedRow];
    const edited = { ...second, values: { price: '9.99' } };
    const saved = await save({ title: 'new' }, [third, edited, added('a', '1')], {
      deleted: [first],
    });
    expect(saved).toMatchObject({ title: 'new' });
    expect(await lines()).toEqual(['1 2 line 3 3', '1 3 line 2 9.99', '1 4 a 1']);
  });

  it('says which row is refused, and saves the others with it at the next attempt', async () => {
    const { save, saved } = await form();
    const rows = [added('a', '1'), added('b', '-1'), added('c', '3')];
    await expect(save({ title: 'second' }, rows)).rejects.toMatchObject({
      name: 'ChildRejected',
      row: 'b',
      failure: { code: '23514', field: 'price' },
      saved: isTogether ? { parent: false, rows: 0 } : { parent: true, rows: 1 },
    });
    expect((await lines()).slice(3)).toEqual(isTogether ? [] : ['2 1 a 1']);
    expect(saved).toEqual(isTogether ? [] : ['a']);
    const left = [added('b', '2'), added('c', '3')];
    const rest = isTogether
      ? [added('a', '1'), ...left]
      : [{ row: 'a', record: { id: '2,1', values: { position: '1' } }, values: {} }, ...left];
    await save({ title: 'second again' }, rest);
    expect((await lines()).slice(3)).toMatchObject(
      [/^\d 1 a/, /^\d 2 b/, /^\d 3 c/].map((line) => expect.stringMatching(line)),
    );
    expect(await read('invoice')).toMatchObject([{ title: 'first' }, { title: 'second again' }]);
  });

  it('overwrites no row that was changed meanwhile', async () => {
    const { placed, save } = await form('1');
    await database.exec(`update line set text = 'theirs' where position = 2`);
    const [first, second, third] = placed as [PlacedRow, PlacedRow, PlacedRow];
    const edited = { ...second, values: { price: '9' } };
    await expect(save({}, [first, edited, third])).rejects.toMatchObject({
      row: '1,2',
      failure: { kind: 'conflict' },
      current: { values: { text: 'theirs' } },
    });
    expect(await lines()).toContain('1 2 theirs 2');
  });

  it.each([
    ['the answer', answerDropped],
    ['the request', dropped],
  ])('saves rows once although %s is lost', async (_what, fault) => {
    for (const child of ['line', 'mark']) {
      const { placed, save } = await form('1', child);
      const rows = [...placed, { row: 'a', values: { text: 'a' } }];
      await save({}, rows, { faults: [fault] }).catch(() => save({}, rows));
      const found = (await read(child)).filter(({ text }) => text === 'a');
      expect(found).toHaveLength(1);
    }
  });

  it('has saved a record and its rows although it can’t be read afterwards', async () => {
    const { placed, save } = await form('1');
    const [first, ...others] = placed as [PlacedRow, ...PlacedRow[]];
    const edited = { ...first, values: { text: 'edited' } };
    const faults = Array.from({ length: 9 }, () => unreadable);
    const saved = await save({ title: 'new' }, [edited, ...others], { faults });
    expect(saved).toMatchObject({ id: '1', title: 'new', values: { title: 'new' } });
    expect(await lines()).toContain('1 1 edited 1');
    const created = await form();
    const record = await created.save({ title: 'second' }, [added('a', '1')], { faults });
    expect(record).toMatchObject({ id: '2', title: 'second' });
    expect(await lines()).toContain('2 1 a 1');
  });

  describe('the picks of a record', () => {
    it('are saved with it, by a composite key', async () => {
      const created = await form(undefined, 'invoice_tag');
      await created.save({ title: 'second' }, [pick('1', '1'), pick('2', '1')]);
      expect(await tags(2)).toEqual(['1,1', '2,1']);
      const { placed, save } = await form('2', 'invoice_tag');
      const [first, second] = placed as [PlacedRow, PlacedRow];
      expect(first.record?.id).toBe('2,1,1');
      await save({ title: 'third' }, [second, pick('1', '2')], { deleted: [first] });
      expect(await tags(2)).toEqual(['1,2', '2,1']);
    });

    it('are refused one by one where others were quicker, and saved once although the answer is lost', async () => {
      const { save } = await form('1', 'invoice_tag');
      await database.exec('insert into invoice_tag values (1, 1, 1)');
      await expect(save({}, [pick('1', '1'), pick('1', '2')])).rejects.toMatchObject({
        name: 'ChildRejected',
        row: '1,1',
        failure: { code: '23505' },
      });
      const again = await form('1', 'invoice_tag');
      const rows = [...again.placed, pick('2', '1')];
      await again.save({}, rows, { faults: [answerDropped] }).catch(() => again.save({}, rows));
      expect(await tags(1)).toEqual(['1,1', '2,1']);
    });
  });

  it('saves the one record that belongs to a record, and deletes it', async () => {
    const created = await form(undefined, 'extra');
    await created.save({ title: 'second' }, [{ row: 'a', values: { text: 'a' } }]);
    expect(await read('extra')).toMatchObject([{ invoice_id: 2, text: 'a' }]);
    const edited = await form('2', 'extra');
    const [one] = edited.placed as [PlacedRow];
    await edited.save({ title: 'third' }, [{ ...one, values: { text: 'b' } }]);
    expect(await read('extra')).toMatchObject([{ invoice_id: 2, text: 'b' }]);
    const deleted = await form('2', 'extra');
    await deleted.save({}, [], { deleted: deleted.placed });
    expect(await read('extra')).toEqual([]);
  });
});
