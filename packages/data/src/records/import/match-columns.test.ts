import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../../../testing/open-database.ts';
import { isLabelled, matchColumns } from './index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(`
    create table customer (id bigint generated always as identity primary key, name text not null);
    create table machine (site text, serial int, model text not null, primary key (site, serial));
    create table work_order (
      id bigint generated always as identity primary key,
      number text not null unique,
      strasse_nr text,
      "größe" int,
      total numeric generated always as (1) stored,
      customer_id bigint references customer,
      due timestamptz,
      site text, serial int,
      foreign key (site, serial) references machine
    );
    grant usage on schema public to anon;
    grant select, insert, update on all tables in schema public to anon;
  `);
});
afterAll(() => database.close());

function targets(header: readonly string[]) {
  const columns = matchColumns(
    database.entity('work_order'),
    header,
    (reference) => isLabelled(database.source, reference),
    database.source.entities,
  );
  return columns.map(({ index, target }) =>
    target.kind === 'field' ? [header[index], target.field] : [header[index], target.constraint],
  );
}

describe('columns of a file', () => {
  it('are matched by name and label, regardless of case, accents and punctuation', () => {
    expect(targets(['NUMBER', 'Straße-Nr.', 'Grösse', 'Total', 'Unknown'])).toEqual([
      ['NUMBER', 'number'],
      ['Straße-Nr.', 'strasse_nr'],
      ['Grösse', 'größe'],
    ]);
    expect(targets(['größe', 'ID'])).toEqual([
      ['größe', 'größe'],
      ['ID', 'id'],
    ]);
  });

  it('are a record by its label, or by its key, and by the key where there are both', () => {
    expect(targets(['Customer'])).toEqual([['Customer', 'work_order_customer_id_fkey']]);
    expect(targets(['Customer ID'])).toEqual([['Customer ID', 'customer_id']]);
    expect(targets(['customer_id'])).toEqual([['customer_id', 'customer_id']]);
    expect(targets(['Customer', 'Customer ID'])).toEqual([['Customer ID', 'customer_id']]);
  });

  it('are matched by the headers of exports', () => {
    expect(targets(['Customer (customer_id)', 'site_label'])).toEqual([
      ['Customer (customer_id)', 'customer_id'],
      ['site_label', 'work_order_site_serial_fkey'],
    ]);
    expect(targets(['Machine', 'Customer'])).toEqual([
      ['Machine', 'work_order_site_serial_fkey'],
      ['Customer', 'work_order_customer_id_fkey'],
    ]);
    expect(targets(['Number (Europe/Berlin)', 'Due (soon)'])).toEqual([]);
    const zoned = matchColumns(database.entity('work_order'), ['Due (Asia/Tokyo)'], () => false);
    expect(zoned).toMatchObject([{ target: { field: 'due' }, timeZone: 'Asia/Tokyo' }]);
  });

  it('are matched once each, and the column of problems never', () => {
    expect(targets(['number', 'Number', 'Problem'])).toEqual([['number', 'number']]);
  });
});
